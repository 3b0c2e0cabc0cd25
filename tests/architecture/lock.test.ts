import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Lock, missingPackages } from "../generate/lock.ts";

test("package-lock.json holds the packages of every platform, so that `npm ci` accepts it", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  expect(missingPackages(lock), "run `npm run generate -- lock` after `npm install`").toEqual([]);
});

test("a missing package for another platform is noticed", () => {
  const lock: Lock = {
    packages: {
      "": {},
      "node_modules/tool": {
        version: "1.0.0",
        optionalDependencies: { "tool-darwin-x64": "1.0.0" },
      },
    },
  };
  expect(missingPackages(lock).map(({ name }) => name)).toEqual(["tool-darwin-x64"]);
});
