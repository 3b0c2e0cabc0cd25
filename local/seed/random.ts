import { createHash } from "node:crypto";

/** A repeatable random source: the same key gives the same numbers on every machine. */
export class Random {
  private state: number;

  constructor(key: string) {
    // FNV-1a, so that similar keys ("home-1", "home-2") start far apart.
    let hash = 0x811c9dc5;
    for (let i = 0; i < key.length; i++) {
      hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
    }
    this.state = hash >>> 0;
  }

  /** 0 ≤ value < 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  /** An integer, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[this.int(0, list.length - 1)];
    if (chosen === undefined) throw new Error("Nothing to pick from.");
    return chosen;
  }

  /** Distinct entries, in random order. */
  some<T>(list: readonly T[], count: number): T[] {
    return this.shuffled(list).slice(0, count);
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((entry) => ({ entry, order: this.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ entry }) => entry);
  }

  weighted<T>(list: readonly (readonly [T, number])[]): T {
    let at = this.range(
      0,
      list.reduce((sum, [, weight]) => sum + weight, 0),
    );
    for (const [entry, weight] of list) {
      at -= weight;
      if (at < 0) return entry;
    }
    return this.pick(list)[0];
  }
}

/** A name-based UUID (in the shape of version 5): the same name is the same row in every run. */
export function uuidOf(name: string): string {
  const bytes = createHash("sha1").update(`selfnvest-seed:${name}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = bytes.subarray(0, 16).toString("hex");
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
}
