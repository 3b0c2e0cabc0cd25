// Long, because four journeys share one site, and the last two publish homes that the first two must not find.
// The newest homes as they were built, before a home is published.
import "./landing.ts";
import "./doctor.ts";
import "./first-home.ts";
import "./publishing.ts";
