import type { PhotoImage } from "@web/lib/photo-sources.ts";

type Palette = { sky: string; wall: string; roof: string; ground: string; light: string };

const PALETTES: Palette[] = [
  { sky: "#b9d0d6", wall: "#e9dfcd", roof: "#4a4038", ground: "#7d8f62", light: "#f6d998" },
  { sky: "#e6c3a0", wall: "#8c4b35", roof: "#2f2a2a", ground: "#6a6a45", light: "#ffe0a0" },
  { sky: "#27374d", wall: "#5d6b74", roof: "#1b2430", ground: "#24372f", light: "#ffc979" },
];

/** Little houses as data URLs, so that the styleguide needs no server. */
export const SAMPLE_PHOTOS: PhotoImage[] = PALETTES.map((palette, index) => ({
  path: `data:image/svg+xml,${encodeURIComponent(house(palette))}`,
  alt: `A house with a gable roof, drawing ${index + 1}`,
  width: 1440,
  height: 960,
  widths: [],
  blur_hash: [palette.sky, palette.sky, palette.ground, palette.ground]
    .map((color) => color.slice(1))
    .join("-"),
}));

export const BROKEN_PHOTO: PhotoImage = {
  path: "data:image/png;base64,broken",
  alt: "A photo that can't be loaded",
  width: 1440,
  height: 960,
};

function house({ sky, wall, roof, ground, light }: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 960"><rect width="1440" height="960" fill="${sky}"/><path d="M0 560 300 430l260 110 330-160 550 190v390H0z" fill="${ground}" opacity=".55"/><path d="M0 700h1440v260H0z" fill="${ground}"/><path d="M420 460h600v280H420z" fill="${wall}"/><path d="M370 470 720 250l350 220z" fill="${roof}"/><path d="M900 270h60v120l-60-38z" fill="${roof}"/><path d="M500 530h110v100H500zM830 530h110v100H830z" fill="${light}"/><path d="M680 560h90v180h-90z" fill="${roof}"/><circle cx="1210" cy="580" r="120" fill="${ground}"/><path d="M1200 580h20v180h-20z" fill="${roof}"/></svg>`;
}
