import { startCloud } from "../../local/cloud.ts";

/**
 * A local cloud in a process of its own, which a test can kill. Prints its addresses on one line.
 */
const [dataDir, databaseUrl] = process.argv.slice(2);
const { apiUrl, standinsUrl, publishableKey, secretKey } = await startCloud({
  dataDir,
  databaseUrl,
  // lite takes away what is printed by the console.
  log: (line) => void process.stderr.write(`${line}\n`),
});
console.log(JSON.stringify({ apiUrl, standinsUrl, publishableKey, secretKey }));
