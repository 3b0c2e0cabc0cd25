/** Colours as "#rrggbb"; all mixing is done in plain sRGB, which is what a painter sees. */
export type RGB = readonly [number, number, number];

export function rgb(hex: string): RGB {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hex(color: RGB): string {
  return `#${color.map((c) => clampByte(c).toString(16).padStart(2, "0")).join("")}`;
}

/** `t` = 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, t: number): string {
  const [x, y] = [rgb(a), rgb(b)];
  return hex([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}

/** Each channel times its factor: what a coloured light does to a surface. */
export function lightUp(color: string, factor: RGB): string {
  const [r, g, b] = rgb(color);
  const lit: RGB = [r * factor[0], g * factor[1], b * factor[2]];
  // Brighter than white would lose its hue channel by channel: cream turns a sickly yellow.
  const over = Math.max(1, Math.max(...lit) / 255);
  return hex([lit[0] / over, lit[1] / over, lit[2] / over]);
}

export function lighter(color: string, amount: number): string {
  return mix(color, "#fffaf0", amount);
}

export function darker(color: string, amount: number): string {
  return mix(color, "#14201f", amount);
}

function clampByte(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
