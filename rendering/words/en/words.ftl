# Words that no title owns and that belong to lists and names.

nobody = nobody
list-comma = { ", " }
