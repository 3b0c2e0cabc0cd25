export { ANALYSIS_LIMITS } from "./limits.ts";
