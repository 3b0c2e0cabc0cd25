import { config } from "zod";

/**
 * Imported by whatever of the domain uses Zod. Where it may, Zod makes functions from text; the site's policy forbids
 * that, and a browser reports the attempt in its console.
 */
config({ jitless: true });
