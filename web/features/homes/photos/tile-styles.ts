/** Two photos beside each other on a phone, three from a tablet on. */
export const gridStyles = "grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 sm:gap-x-5";

export const tileStyles = "grid min-w-0 content-start gap-2";
