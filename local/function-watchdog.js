// Deno loads this before a function. Standard input belongs to the local cloud: when it closes, the
// cloud is gone, however it ended, and the function exits too. Reading starts once the function has
// loaded: Deno does not start it while work begun in its preload is pending.
addEventListener("load", async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0);
});
