import { afterAll, beforeAll } from "vitest";
import { built } from "./built-site/built.ts";
import "./built-site/belongings.ts";
import "./built-site/details.ts";
import "./built-site/injected.ts";
import "./built-site/landing.ts";
import "./built-site/machines.ts";
import "./built-site/offline.ts";

/** One build for all tests of the deployed site. */
beforeAll(() => built.start());
afterAll(() => built.remove());
