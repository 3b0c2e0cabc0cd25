import { startCloud } from "../../local/cloud.ts";

/**
 * A local cloud in a process of its own, which a test can kill. Prints its addresses on one line.
 */
const [dataDir] = process.argv.slice(2);
const { apiUrl, standinsUrl, publishableKey, secretKey } = await startCloud({ dataDir });
console.log(JSON.stringify({ apiUrl, standinsUrl, publishableKey, secretKey }));
