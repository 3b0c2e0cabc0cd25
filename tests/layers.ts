import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Which command runs a test file. A file is in the layer of its folder, or in the one that a line in its head says, with the
 * reason: `// Layer: all, because …`. Each layer has what the one before has.
 */
export const LAYERS = ["check", "test", "all"] as const;
export type Layer = (typeof LAYERS)[number];

const FOLDERS: [folder: string, layer: Layer][] = [
  ["tests/domain/", "check"],
  ["tests/architecture/", "check"],
  ["tests/functions/", "test"],
  ["tests/web/", "test"],
  // They start Postgres 17, race, draw thousands of histories, or apply all migrations again.
  ["tests/database/", "all"],
  // They start whole local clouds, or deploy to an emulated project.
  ["tests/local/", "all"],
  ["tests/deploy/", "all"],
  // They build the site and walk through it in a browser.
  ["tests/e2e/", "all"],
];

const OTHER = /^\/\/ Layer: (check|test|all), because \S/m;

/** @param file from the project's root. @throws if no folder of it is known. */
export function layerOf(file: string, text: string): Layer {
  const [, said] = OTHER.exec(text.split("\n", 10).join("\n")) ?? [];
  const [, layer] = FOLDERS.find(([folder]) => file.startsWith(folder)) ?? [];
  if (!layer) throw new Error(`${file} is in no folder of tests/layers.ts.`);
  return (said as Layer | undefined) ?? layer;
}

const LONG = /^\/\/ Long, (because \S.*)\.$/m;
/** A file that takes this many seconds or more on two quiet cores says in its head why: `// Long, because ….` */
export const LONG_S = 20;

/** Why a test file takes long, in its own words. */
export function whyLong(text: string): string | undefined {
  return LONG.exec(text.split("\n", 10).join("\n"))?.[1];
}

/** All test files with their layers, by their paths from the project's root. */
export function testFiles(root = process.cwd()): Map<string, Layer> {
  const files = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${name}`)
    .sort();
  return new Map(
    files.map((file) => [file, layerOf(file, readFileSync(join(root, file), "utf8"))]),
  );
}

/** Whether a command for this layer runs a file of that one. */
export function isIn(layer: Layer, of: Layer): boolean {
  return LAYERS.indexOf(of) <= LAYERS.indexOf(layer);
}

const PLAYS = "tests/database/site/pgtap.test.ts";

/** The tests of the rooms whose schema git's `status` names, with the plays of pgTAP, which belong to all rooms. */
export function testsOfSchemas(status: string, files: string[]): string[] {
  const rooms = [...status.matchAll(/supabase\/schemas\/([a-z]+)\//g)].map(([, room]) => room);
  const needsPlays = rooms.length > 0 || status.includes("supabase/tests/");
  const folders = rooms.flatMap((room) => [`tests/database/${room}/`, `tests/functions/${room}/`]);
  return files.filter(
    (file) => (needsPlays && file === PLAYS) || folders.some((folder) => file.startsWith(folder)),
  );
}
