import { HEIGHT, WIDTH } from "../core/camera.ts";
import type { V2 } from "../core/geometry.ts";
import type { Studio } from "../core/painter.ts";
import { circlePath, fill, number, polygonPath, smoothPath } from "../core/svg.ts";

export type SkyLook = { clouds?: "few" | "banks" | "streaks" | "none" };

/** The sky down to the horizon, with what the hour puts into it. */
export function sky({ camera, light, defs, random }: Studio, look: SkyLook = {}): string {
  const base = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${defs.linear(0, 0, 0, camera.horizon, light.sky)}"/>`;
  const clouds =
    look.clouds ?? (light.hour === "golden" || light.hour === "dusk" ? "streaks" : "banks");
  return base + heavens() + paintClouds();

  function heavens(): string {
    if (light.hour === "night") return stars() + moon();
    if (light.hour === "golden") return sunGlow(0.62, 0.9);
    if (light.hour === "dusk") return sunGlow(0.42, 0.97) + stars(14, camera.horizon * 0.35);
    if (light.hour === "morning") return sunGlow(0.5, 0.86);
    return "";
  }

  function sunGlow(strength: number, low: number): string {
    const x = light.sun[0] < 0 ? WIDTH * 0.12 : WIDTH * 0.88;
    const glow = defs.glow(light.hour === "dusk" ? "#ffc78f" : "#fff0cc", strength);
    return `<ellipse cx="${number(x)}" cy="${number(camera.horizon * low)}" rx="560" ry="300" fill="${glow}"/>`;
  }

  function stars(count = 90, lowest = camera.horizon * 0.75): string {
    let small = "";
    let large = "";
    for (let i = 0; i < count; i++) {
      const y = lowest * random.next() ** 1.3;
      const x = random.range(0, WIDTH);
      if (random.chance(0.82)) small += circlePath(x, y, random.range(0.7, 1.2));
      else large += circlePath(x, y, random.range(1.4, 2));
    }
    return fill(small, "#e7ecf2", 0.55) + fill(large, "#fff6df", 0.85);
  }

  function moon(): string {
    const x = light.sun[0] < 0 ? 230 : WIDTH - 230;
    return (
      `<circle cx="${x}" cy="150" r="210" fill="${defs.glow("#dfe6ee", 0.3)}"/>` +
      fill(circlePath(x, 150, 34), "#f3efe0") +
      fill(
        circlePath(x + 9, 142, 6) + circlePath(x - 8, 158, 8) + circlePath(x + 4, 164, 4),
        "#dcd8c8",
        0.7,
      )
    );
  }

  function paintClouds(): string {
    if (clouds === "none") return "";
    if (clouds === "streaks") return streaks();
    let drawn = "";
    const count = clouds === "few" ? 2 : 4;
    for (let i = 0; i < count; i++) {
      const far = i / count;
      const y = camera.horizon * (0.16 + far * 0.5 + random.range(-0.04, 0.06));
      const x = ((i * 0.61 + random.range(0.05, 0.3)) % 1.1) * WIDTH - 40;
      drawn += cumulus(x, y, (1 - far * 0.55) * random.range(190, 300));
    }
    return drawn;
  }

  /** Flat ovals heaped on each other, the light of the sun on their upper side. */
  function cumulus(x: number, y: number, width: number): string {
    const towards = Math.sign(light.sun[0]) || -1;
    const lobes = Array.from({ length: 7 }, (_, i) => {
      const t = i / 6;
      const high = Math.sin(Math.PI * (0.1 + 0.8 * t));
      return {
        x: x + (t - 0.5) * width * random.range(1.1, 1.4),
        y: y - high * width * random.range(0.03, 0.11),
        rx: width * random.range(0.2, 0.34) * (0.5 + high * 0.6),
        ry: width * random.range(0.045, 0.075) * (0.4 + high),
      };
    });
    const base =
      circlePath(x, y, width * 0.86, width * 0.032) +
      circlePath(x - towards * width * 0.5, y + width * 0.03, width * 0.5, width * 0.02);
    const heap = (dx: number, dy: number, size: number) =>
      lobes
        .map((lobe) => circlePath(lobe.x + dx, lobe.y + dy, lobe.rx * size, lobe.ry * size))
        .join("");
    const { cloud } = light;
    return (
      fill(heap(0, 0, 1) + base, cloud.shade, cloud.opacity * 0.75) +
      fill(heap(towards * width * 0.03, -width * 0.014, 0.86), cloud.light, cloud.opacity)
    );
  }

  function streaks(): string {
    let lightBands = "";
    let shadeBands = "";
    for (let i = 0; i < 9; i++) {
      const y = camera.horizon * (0.14 + i * 0.085) + random.range(-14, 14);
      const x = random.range(-100, WIDTH * 0.9);
      const length = random.range(240, 620);
      const thick = random.range(5, 13) * (1.3 - i * 0.06);
      const band: V2[] = [
        [x, y],
        [x + length * 0.3, y - thick],
        [x + length * 0.7, y - thick * 0.8],
        [x + length, y + thick * 0.1],
        [x + length * 0.6, y + thick * 0.7],
        [x + length * 0.25, y + thick * 0.5],
      ];
      if (i % 3 === 2) shadeBands += smoothPath(band);
      else lightBands += smoothPath(band);
    }
    return (
      fill(shadeBands, light.cloud.shade, light.cloud.opacity * 0.5) +
      fill(lightBands, light.cloud.light, light.cloud.opacity * 0.6)
    );
  }
}

/** A veil of air just above the horizon. */
export function mist({ camera, light, defs }: Studio, height: number, strength: number): string {
  const top = camera.horizon - height;
  const veil = defs.linear(0, top, 0, camera.horizon, [
    [0, light.haze, 0],
    [1, light.haze, strength],
  ]);
  return fill(
    polygonPath([
      [0, top],
      [WIDTH, top],
      [WIDTH, camera.horizon],
      [0, camera.horizon],
    ]),
    veil,
  );
}
