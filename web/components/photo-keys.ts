/** The index a key leads to; undefined for any other key. */
export function photoAtKey(key: string, index: number, total: number): number | undefined {
  const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: total - 1 }[key];
  return target === undefined ? undefined : Math.max(0, Math.min(target, total - 1));
}
