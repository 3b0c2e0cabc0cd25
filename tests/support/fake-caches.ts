import { vi } from "vitest";

/** The Cache API as far as the pages use it; jsdom lacks it. */
export function fakeCaches(): Map<string, Map<string, Response>> {
  const kept = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return {
      keys: async () => [...cache.keys()].map((url) => new Request(url)),
      match: async (request: Request) => cache.get(request.url)?.clone(),
      put: async (url: string, response: Response) =>
        void cache.set(new Request(url).url, response),
      delete: async (request: Request) => cache.delete(request.url),
    };
  };
  vi.stubGlobal("caches", { open, delete: async (name: string) => kept.delete(name) });
  return kept;
}
