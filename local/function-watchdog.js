// Loaded by Deno before a function. Standard input belongs to the local cloud: when it closes, the
// cloud is gone, however it ended, and the function goes with it. Reading begins a little later,
// because Deno does not start a function before what its preload began has come to an end.
const timer = setTimeout(async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0);
}, 200);
Deno.unrefTimer(timer);
