/** Replaces a lazy part whose code could not be loaded; the page is complete without it. */
export const withoutIt = () => ({ default: () => <></> });
