/** Answers by address, with the time they were read at. */
type Memory = {
  get(address: string): Promise<Kept | undefined>;
  put(address: string, kept: Kept, forS: number): Promise<void>;
};
export type Kept = { text: string; readAt: number };

/**
 * An answer that was read in the last seconds, or a new one. An edge without a cache of its own remembers small answers
 * while its process lives.
 */
export async function remembered(
  address: string,
  forS: number,
  read: () => Promise<{ text: string; isKept: boolean }>,
): Promise<Kept> {
  const memory = "caches" in globalThis ? CACHE : PROCESS;
  // If the cache fails, the project is asked.
  const known = await memory.get(address).catch(() => undefined);
  if (known && Date.now() - known.readAt < forS * 1_000) return known;
  const { text, isKept } = await read();
  const kept = { text, readAt: Date.now() };
  if (isKept) await memory.put(address, kept, forS).catch(() => {});
  return kept;
}

const READ_AT = "x-read-at";

/** Remembers for all processes in one place: Cloudflare, Netlify. */
const CACHE: Memory = {
  async get(address) {
    const found = await (await caches.open("project")).match(address);
    return found && { text: await found.text(), readAt: Number(found.headers.get(READ_AT)) };
  },
  async put(address, { text, readAt }, forS) {
    const headers = { "cache-control": `public, max-age=${forS}`, [READ_AT]: String(readAt) };
    await (await caches.open("project")).put(address, new Response(text, { headers }));
  },
};

const MOST_KEPT = 500;
const MOST_LETTERS = 100_000;
const kept = new Map<string, Kept>();

const PROCESS: Memory = {
  async get(address) {
    return kept.get(address);
  },
  async put(address, answer) {
    if (answer.text.length > MOST_LETTERS) return;
    kept.delete(address);
    kept.set(address, answer);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  },
};
