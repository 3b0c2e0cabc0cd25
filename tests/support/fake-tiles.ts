import { env } from "@web/lib/env.ts";
import { vi } from "vitest";

/** A service of map tiles that answers the map's first question, or doesn't. jsdom loads no pictures. */
export function fakeTiles(isUp = true, attribution?: string): { asked: string[] } {
  const asked: string[] = [];
  services += 1;
  Object.assign(env, {
    // A new service each time, because the page remembers whether one answers.
    tileUrl: `http://tiles-${services}.test/{z}/{x}/{y}.png`,
    tileAttribution: attribution,
  });
  vi.stubGlobal(
    "Image",
    class {
      onload = () => {};
      onerror = () => {};
      set src(address: string) {
        asked.push(address);
        queueMicrotask(() => (isUp ? this.onload() : this.onerror()));
      }
    },
  );
  return { asked };
}

export function noTiles(): void {
  Object.assign(env, { tileUrl: "none", tileAttribution: undefined });
}

let services = 0;
