import { afterAll, beforeAll } from "vitest";
import { demo } from "./demo/demo.ts";
import "./demo/documents.ts";
import "./demo/dashboard.ts";
import "./demo/vesty.ts";
import "./demo/map.ts";
import "./demo/account.ts";

/**
 * One product for the journeys that leave each other's things alone. The last one takes an owner
 * and that owner's homes with it.
 */
beforeAll(() => demo.start());
afterAll(() => demo.remove());
