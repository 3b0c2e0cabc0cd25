import { render, screen } from "@testing-library/react";
import { TextArea } from "@web/components/text-area.tsx";
import { beforeEach, expect, test, vi } from "vitest";
import { newUser } from "../../support/user.ts";

/** A field grows with its text, also in Firefox and Safari, which have no `field-sizing`. */

let supports: boolean;

beforeEach(() => {
  vi.stubGlobal("CSS", { supports: () => supports });
  const lines = (field: HTMLElement) => (field as HTMLTextAreaElement).value.split("\n").length;
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(function (
    this: HTMLElement,
  ) {
    return 20 * lines(this);
  });
});

test("a field without field-sizing is as high as its text, and no higher once it is shorter", async () => {
  supports = false;
  const user = newUser();
  render(<TextArea label="About" defaultValue={"one\ntwo"} />);
  const field = screen.getByLabelText("About");
  expect(field.style.height).toBe("40px");
  await user.type(field, "{Enter}three");
  expect(field.style.height).toBe("60px");
  await user.clear(field);
  expect(field.style.height).toBe("20px");
});

test("a field whose text is replaced by the page has its height", () => {
  supports = false;
  const { rerender } = render(<TextArea label="About" value={"1\n2\n3"} onChange={() => {}} />);
  expect(screen.getByLabelText("About").style.height).toBe("60px");
  rerender(<TextArea label="About" value="" onChange={() => {}} />);
  expect(screen.getByLabelText("About").style.height).toBe("20px");
});

test("a field with field-sizing is left to the browser", () => {
  supports = true;
  render(<TextArea label="About" defaultValue={"one\ntwo"} />);
  expect(screen.getByLabelText("About").style.height).toBe("");
});
