/**
 * The oldest browsers that the site supports: two and a half years old and more when they were chosen, and Safari
 * on the last iPhones that can't be updated further. The build writes syntax for them, web/public/older-browsers.js adds
 * what they lack, and tests/e2e/site/browsers.test.ts compares what is built with MDN's data (decision 159).
 */
export const OLDEST_BROWSERS = { Chrome: "109", Edge: "109", Firefox: "115", Safari: "16.4" };

/** The browsers' names in Vite and Lightning CSS; an iPhone's browsers are all Safari. */
export const BUILD_TARGETS = [
  ...Object.entries(OLDEST_BROWSERS).map(([name, version]) => name.toLowerCase() + version),
  `ios${OLDEST_BROWSERS.Safari}`,
];
