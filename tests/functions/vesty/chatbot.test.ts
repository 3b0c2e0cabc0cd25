import { describe, expect, it } from "vitest";
import { faultTests } from "./chatbot/faults.ts";
import { limitTests } from "./chatbot/limits.ts";
import { pictureTests } from "./chatbot/pictures.ts";
import { talkingTests } from "./chatbot/talking.ts";
import { ownChatWorld } from "./chatbot/world.ts";

/** Vesty over HTTP: the function on Deno, and a scripted model. */
const world = await ownChatWorld();

describe("talking", () => talkingTests(world));
describe("pictures", () => pictureTests(world));
describe("trouble", () => faultTests(world));
describe("limits", () => limitTests(world));

it("logs nothing personal", () => {
  const text = [world.edge, world.hasty].flatMap(({ logs }) => logs).join("\n");
  for (const secret of ["@owners.example", "Zebedee", "Bearer", "What is it worth", "sk-test"])
    expect(text).not.toContain(secret);
});
