import { afterAll, beforeAll } from "vitest";
import { demo } from "./demo/demo.ts";
import "./demo/documents.ts";
import "./demo/dashboard.ts";
import "./demo/vesty.ts";
import "./demo/map.ts";
import "./demo/account.ts";

/**
 * One product for the journeys that don't disturb each other. The last one deletes an owner
 * together with that owner's homes.
 */
beforeAll(() => demo.start());
afterAll(() => demo.remove());
