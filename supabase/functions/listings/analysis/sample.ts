/** `size` items of the list, or all of it, in order and including the first and last. */
export function sample<T>(list: readonly T[], size: number): T[] {
  if (list.length <= size) return [...list];
  const step = (list.length - 1) / (size - 1);
  return Array.from({ length: size }, (_, index) => list[Math.round(index * step)] as T);
}
