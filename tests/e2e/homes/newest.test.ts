// The newest homes as they were built, before a home is published.
import "./landing.ts";
import "./doctor.ts";
import "./publishing.ts";
