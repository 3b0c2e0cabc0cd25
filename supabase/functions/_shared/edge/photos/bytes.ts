import { refuse } from "./photo-refused.ts";

/** Reads numbers from untrusted bytes; reading past the end refuses the file. */

export function u8(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? refuse("short");
}

export function u16(bytes: Uint8Array, at: number): number {
  return u8(bytes, at) * 0x100 + u8(bytes, at + 1);
}

export function u32(bytes: Uint8Array, at: number): number {
  return u16(bytes, at) * 0x10000 + u16(bytes, at + 2);
}

export function u16le(bytes: Uint8Array, at: number): number {
  return u8(bytes, at) + u8(bytes, at + 1) * 0x100;
}

export function u24le(bytes: Uint8Array, at: number): number {
  return u16le(bytes, at) + u8(bytes, at + 2) * 0x10000;
}

export function u32le(bytes: Uint8Array, at: number): number {
  return u16le(bytes, at) + u16le(bytes, at + 2) * 0x10000;
}

/** A big-endian unsigned number of 0, 1, 2, 4 or 8 bytes. */
export function uint(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let index = 0; index < size; index += 1) value = value * 0x100 + u8(bytes, at + index);
  return Number.isSafeInteger(value) ? value : refuse("short");
}

/** `size` bytes from `at`, without copying. */
export function slice(bytes: Uint8Array, at: number, size: number): Uint8Array {
  if (size < 0 || at + size > bytes.length) refuse("short");
  return bytes.subarray(at, at + size);
}

/** Whether the text, one byte per character, is at this position. */
export function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  if (at + text.length > bytes.length) return false;
  for (let index = 0; index < text.length; index += 1)
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** The four letters that name a box or chunk. */
export function tag(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...slice(bytes, at, 4));
}

export function fromText(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
