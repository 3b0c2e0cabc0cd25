// Tests that run a function's parts on Node never load what Deno alone resolves; its types are checked
// there (tests/architecture/deno.test.ts).
declare module "@std/*";
