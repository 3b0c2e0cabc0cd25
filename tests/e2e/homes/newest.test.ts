// Long, because three journeys share one site, and the last publishes a home that the first two must not find.
// The newest homes as they were built, before a home is published.
import "./landing.ts";
import "./doctor.ts";
import "./publishing.ts";
