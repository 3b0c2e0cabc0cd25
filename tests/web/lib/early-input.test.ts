import { takeEarlyInput } from "@web/lib/early-input.ts";
import { expect, test } from "vitest";

test("a choice that hydration has reset is made again", () => {
  const part = document.createElement("div");
  part.innerHTML = "<select><option>any</option><option>condo</option></select>";
  document.body.append(part);
  const list = part.querySelector("select") as HTMLSelectElement;
  const repeat = takeEarlyInput(part, () => undefined);
  list.value = "condo";
  list.dispatchEvent(new Event("change", { bubbles: true }));
  list.value = "any";
  const chosen: string[] = [];
  list.addEventListener("change", () => chosen.push(list.value));
  repeat();
  expect(chosen).toEqual(["condo"]);
});
