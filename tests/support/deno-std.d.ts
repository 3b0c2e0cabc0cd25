// Tests that run a function's parts on Node never load what only Deno resolves; its types are
// checked with its declarations (tests/architecture/deno.test.ts).
declare module "@std/*";
