import { lighter } from "../core/color.ts";
import { clipToConvex, type V2 } from "../core/geometry.ts";
import { hair } from "../core/materials.ts";
import type { Decor } from "../core/model.ts";
import { corners } from "../core/painter.ts";
import { fill, stroke } from "../core/svg.ts";

/** Pictures, shelves, mirrors and rugs. u and v as on any wall. */

export type Picture = "hills" | "shapes" | "botanical" | "sea" | "lines";

/** A framed picture, painted here and now. */
export function picture(
  u: number,
  v: number,
  w: number,
  h: number,
  kind: Picture,
  frame = "#3a3631",
): Decor {
  return (painter) => {
    const mat = 0.07;
    const [l, b, r, t] = [u + mat, v + mat, u + w - mat, v + h - mat];
    const area = corners(l, b, r, t);
    const cut = (points: V2[]) => painter.poly(clipToConvex(points, area));
    let art = "";
    const tone = (color: string) => painter.tone(color);
    if (kind === "hills") {
      art =
        fill(painter.poly(area), tone("#ecdcbd")) +
        fill(painter.disc(l + (r - l) * 0.68, b + (t - b) * 0.68, w * 0.09), tone("#c8714b")) +
        fill(
          cut([
            [l, b],
            [r, b],
            [r, b + (t - b) * 0.3],
            [l + (r - l) * 0.4, b + (t - b) * 0.55],
            [l, b + (t - b) * 0.4],
          ]),
          tone("#8fa08a"),
        ) +
        fill(
          cut([
            [l, b],
            [r, b],
            [r, b + (t - b) * 0.36],
            [l + (r - l) * 0.6, b + (t - b) * 0.26],
            [l, b + (t - b) * 0.12],
          ]),
          tone("#3f5c4d"),
        );
    } else if (kind === "shapes") {
      art =
        fill(painter.poly(area), tone("#f1e8d8")) +
        fill(painter.disc(l + (r - l) * 0.4, b + (t - b) * 0.6, w * 0.2), tone("#b5583a")) +
        fill(
          cut([
            [l + (r - l) * 0.3, b],
            [r, b],
            [r, b + (t - b) * 0.42],
          ]),
          tone("#2f4a42"),
        ) +
        fill(painter.disc(l + (r - l) * 0.66, b + (t - b) * 0.52, w * 0.12), tone("#d9ad62"));
    } else if (kind === "botanical") {
      const cx = (l + r) / 2;
      art =
        fill(painter.poly(area), tone("#f4eee2")) +
        stroke(
          painter.line([
            [cx, b + 0.05],
            [cx, t - 0.08],
          ]),
          tone("#4f6b4f"),
          1.6,
        );
      let leaves = "";
      for (let i = 1; i < 6; i++) {
        const y = b + ((t - b) * i) / 6.4;
        for (const side of [-1, 1]) {
          leaves += painter.poly([
            [cx, y],
            [cx + side * w * 0.14, y + h * 0.05],
            [cx + side * w * 0.26, y + h * 0.13],
            [cx + side * w * 0.08, y + h * 0.1],
          ]);
        }
      }
      art += fill(leaves, tone("#5f7f5c"));
    } else if (kind === "sea") {
      art =
        fill(painter.poly(area), tone("#d7e2dc")) +
        fill(painter.rect(l, b, r, b + (t - b) * 0.46), tone("#7fa3a6")) +
        fill(painter.rect(l, b, r, b + (t - b) * 0.16), tone("#dcc9a0"));
    } else {
      let lines = "";
      for (let i = 1; i < 7; i++)
        lines += painter.line([
          [l + 0.04, b + ((t - b) * i) / 7],
          [r - 0.04 - (i % 3) * 0.09, b + ((t - b) * i) / 7],
        ]);
      art =
        fill(painter.poly(area), tone("#f4eee2")) +
        stroke(lines, tone("#b5583a"), hair(painter, 0.03));
    }
    return (
      fill(
        painter.rect(u + 0.03, v - 0.04, u + w + 0.04, v + h - 0.03),
        painter.light.shadow.color,
        0.16,
      ) +
      fill(painter.rect(u, v, u + w, v + h), tone(frame)) +
      fill(painter.rect(u + 0.025, v + 0.025, u + w - 0.025, v + h - 0.025), tone("#fbf7ee")) +
      art
    );
  };
}

/** An open shelf with bowls, plates and a trailing plant. */
export function shelf(
  u: number,
  v: number,
  w: number,
  wood: string,
  kind: "kitchen" | "books",
): Decor {
  return (painter) => {
    const { random } = painter;
    let things = "";
    let x = u + 0.06;
    while (x < u + w - 0.16) {
      const tone = painter.tone(
        random.pick(
          kind === "books"
            ? ["#7d4b3a", "#3f5c4d", "#c8a86b", "#5a6a78", "#d9cbb2", "#a3533a"]
            : ["#e9e1d0", "#c9b79c", "#7f9188", "#b5704f", "#f3ede0"],
        ),
      );
      if (kind === "books") {
        const wide = random.range(0.035, 0.075);
        things += fill(
          painter.rect(x, v + 0.04, x + wide, v + 0.04 + random.range(0.19, 0.29)),
          tone,
        );
        x += wide + (random.chance(0.12) ? 0.12 : 0.006);
      } else {
        const wide = random.range(0.1, 0.18);
        const high = random.range(0.07, 0.2);
        things += fill(
          painter.rounded(
            [
              [x + wide * 0.16, v + 0.04],
              [x + wide * 0.84, v + 0.04],
              [x + wide, v + 0.04 + high],
              [x, v + 0.04 + high],
            ],
            0.03,
          ),
          tone,
        );
        x += wide + random.range(0.04, 0.14);
      }
    }
    return (
      fill(painter.rect(u, v - 0.05, u + w, v), painter.light.shadow.color, 0.18) +
      things +
      fill(painter.rect(u, v, u + w, v + 0.045, -0.04), painter.tone(wood))
    );
  };
}

/** A mirror with the room's light in it. */
export function mirror(
  u: number,
  v: number,
  w: number,
  h: number,
  frame: string,
  isRound: boolean,
): Decor {
  return (painter) => {
    const shape = isRound ? undefined : corners(u, v, u + w, v + h);
    const d = shape
      ? painter.rounded(shape, 0.05)
      : painter.disc(u + w / 2, v + h / 2, w / 2, h / 2);
    const rim = shape
      ? painter.rounded(corners(u - 0.03, v - 0.03, u + w + 0.03, v + h + 0.03), 0.07)
      : painter.disc(u + w / 2, v + h / 2, w / 2 + 0.03, h / 2 + 0.03);
    const glass = painter.defs.across(0, 0, 0.7, 1, [
      [0, painter.tone("#f0eee6")],
      [0.5, painter.tone("#cfd8d4")],
      [1, painter.tone("#e4e4da")],
    ]);
    return fill(rim, painter.tone(frame)) + fill(d, glass);
  };
}

/** A rug on the floor, u and v in the floor's metres. */
export function rug(
  u: number,
  v: number,
  w: number,
  d: number,
  color: string,
  accent: string,
): Decor {
  return (painter) => {
    let lines = "";
    for (let i = 1; i < 6; i++) {
      const y = v + (d * i) / 6;
      lines += painter.line([
        [u + 0.22, y],
        [u + w - 0.22, y],
      ]);
    }
    return (
      fill(
        painter.rect(u - 0.02, v - 0.03, u + w + 0.03, v + d),
        painter.light.shadow.color,
        0.16,
      ) +
      fill(painter.rect(u, v, u + w, v + d), painter.tone(color)) +
      fill(
        painter.rect(u + 0.1, v + 0.1, u + w - 0.1, v + d - 0.1),
        painter.tone(lighter(color, 0.24)),
      ) +
      fill(painter.rect(u + 0.17, v + 0.17, u + w - 0.17, v + d - 0.17), painter.tone(color)) +
      stroke(lines, painter.tone(accent), 2.2, 0.7)
    );
  };
}
