"""Nothing but what every test shares: hypothesis keeps no files and no stopwatch."""

from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, database=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
