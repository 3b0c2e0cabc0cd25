import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { RECIPES } from "./scenes/all.ts";
import type { Recipe } from "./scenes/recipe.ts";

/** The demo's photographs: drawn by our own code, kept between starts. */
export type Photo = Omit<Recipe, "draw">;
export type DrawnPhoto = {
  width: number;
  height: number;
  /** Widths of the smaller files beside the full one. */
  widths: number[];
  /** The mean colour of each quarter: left top, right top, left bottom, right bottom. */
  blur_hash: string;
};
/** What a drawing folder says about itself, by photo name. */
export type Manifest = Record<string, DrawnPhoto>;

export const PHOTOS: readonly Photo[] = RECIPES.map(({ draw: _, ...photo }) => photo);

/**
 * Draws every photo, or takes it from the cache, and gives each file to `put`:
 * "demo/<name>.webp", "demo/<name>_480w.webp", "demo/<name>_960w.webp".
 *
 * Drawing happens in a process of its own: it takes seconds of both cores, during which the
 * caller's thread is busy with the database.
 */
export async function drawPhotos(
  put: (path: string, bytes: Uint8Array, contentType: string) => Promise<void>,
): Promise<Map<string, DrawnPhoto>> {
  const folder = await prepareDrawings();
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), "utf8")) as Manifest;
  for (const [name, { widths }] of Object.entries(manifest)) {
    for (const file of fileNames(name, widths)) {
      await put(`demo/${file}`, await readFile(join(folder, file)), "image/webp");
    }
  }
  return new Map(Object.entries(manifest));
}

/**
 * Begins to draw unless that has begun: called early, the drawing goes on while the database
 * starts. @returns the folder with the files and the manifest.
 */
export function prepareDrawings(): Promise<string> {
  drawing ??= drawnFolder();
  return drawing;
}
let drawing: Promise<string> | undefined;

export const MANIFEST = "manifest.json";

export function fileNames(name: string, widths: readonly number[]): string[] {
  return [`${name}.webp`, ...widths.map((width) => `${name}_${width}w.webp`)];
}

const HERE = fileURLToPath(new URL(".", import.meta.url));
const CACHE = fileURLToPath(
  new URL("../../../node_modules/.cache/selfnvest-photos", import.meta.url),
);

async function drawnFolder(): Promise<string> {
  const folder = join(CACHE, await versionOfDrawings());
  if (await exists(join(folder, MANIFEST))) return folder;
  // Beside its final place, so that a start that is killed leaves no half-drawn folder behind
  // and two starts at once don't write into each other's files.
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await drawInto(unfinished);
    await rename(unfinished, folder).catch(async (error: unknown) => {
      if (!(await exists(join(folder, MANIFEST)))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await forgetOldDrawings(folder);
  return folder;
}

/** Changes with every file that a drawing depends on. */
async function versionOfDrawings(): Promise<string> {
  const hash = createHash("sha256");
  const files = (await readdir(HERE, { recursive: true })).filter((file) => file.endsWith(".ts"));
  for (const file of [...files.sort(), "../random.ts"]) {
    hash.update(file).update(await readFile(join(HERE, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

function drawInto(folder: string): Promise<void> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const script = join(HERE, "draw-all.ts");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", tsx, script, folder], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    let complaint = "";
    child.stderr.on("data", (chunk: Buffer) => {
      complaint = `${complaint}${chunk.toString()}`.slice(-2000);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else
        reject(new Error(`The demo photographs could not be drawn (exit ${code}). ${complaint}`));
    });
  });
}

const DAY_MS = 86_400_000;

/** Drawings of earlier versions, once nobody can be using them any more. */
async function forgetOldDrawings(current: string): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const folder = join(CACHE, name);
    if (folder === current) continue;
    const age = Date.now() - ((await stat(folder).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (age > DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
