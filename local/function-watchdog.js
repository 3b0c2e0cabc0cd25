// Deno loads this before a function. Standard input belongs to the local cloud: when it closes, the
// cloud is gone, however it ended, and the function exits too. Reading starts a little later,
// because Deno does not start a function while work begun in its preload is pending.
const timer = setTimeout(async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0);
}, 200);
Deno.unrefTimer(timer);
