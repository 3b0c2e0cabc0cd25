/** A showing's timer for lists of showings, which load it only around the showing's time. */
export { CheckIn as default } from "./check-in.tsx";
