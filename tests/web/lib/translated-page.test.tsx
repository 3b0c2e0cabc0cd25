/** @jsxImportSource @web/bundle */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { describe, expect, test } from "vitest";

/** Translates as translators do: Chrome's wraps the text, others put their own in its place. */
const TRANSLATORS: Record<string, (text: Text) => void> = {
  "wraps texts": (text) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text);
  },
  "replaces texts": (text) => {
    const font = document.createElement("font");
    font.append(`«${text.data}»`);
    text.replaceWith(font);
  },
};

/** Translates what is on the page, and lets those who watch it know. */
async function translate(how: (text: Text) => void): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isDone = text.parentElement?.tagName === "FONT" || text.data.trim() === "";
    if (!isDone) how(text);
  }
  await Promise.resolve();
}

/** Each shape in which a text has siblings that come, go and change: before and after a press. */
const SHAPES: Record<string, (isAfter: boolean) => ReactNode> = {
  "an element before a text comes": (after) => <>{after && <b>new</b>} homes</>,
  "an element before a text goes": (after) => <>{!after && <b>old</b>} homes</>,
  "a text beside an element goes": (after) => (
    <>
      {!after && "old"} <b>homes</b>
    </>
  ),
  "a text becomes an element": (after) => (
    <>
      <i>a</i>
      {after ? <b>new</b> : "old"}
      <i>z</i>
    </>
  ),
  "an element becomes a text": (after) => (
    <>
      <i>a</i>
      {after ? "new" : <b>old</b>}
      <i>z</i>
    </>
  ),
  "a text between texts changes": (after) => (
    <>
      Showing {after ? 7 : 12} of {20} homes
    </>
  ),
  "a text of several goes": (after) => (
    <>
      one {!after && "two "}
      {"three"}
    </>
  ),
  "a fragment moves before a text": (after) =>
    after
      ? [<b key="b">b</b>, "text", <i key="i">i</i>]
      : [<i key="i">i</i>, "text", <b key="b">b</b>],
  "everything goes": (after) => (after ? null : <>all of it</>),
};

function Press({ shape }: { shape: (isAfter: boolean) => ReactNode }) {
  const [isAfter, setAfter] = useState(false);
  return (
    <>
      <p data-testid="shape">{shape(isAfter)}</p>
      <button type="button" onClick={() => setAfter(!isAfter)}>
        Press
      </button>
    </>
  );
}

const shown = () => screen.getByTestId("shape").textContent?.replace(/[«»]/g, "");

describe.each(Object.entries(TRANSLATORS))("a translator that %s", (_how, translator) => {
  test.each(Object.entries(SHAPES))("leaves a page that works when %s", async (_what, shape) => {
    const user = userEvent.setup();
    render(<Press shape={shape} />);
    const before = shown();
    const press = screen.getByRole("button");
    await user.click(press);
    const after = shown();
    await user.click(press);

    for (const expected of [after, before, after]) {
      await translate(translator);
      await user.click(press);
      await Promise.resolve();
      expect(shown()).toBe(expected);
    }
  });
});

test("spaces between the items of a list get no element", () => {
  const items = ["\n", <li key="first">One</li>, "\n", <li key="second">Two</li>];
  render(<ul>{items}</ul>);
  expect([...screen.getByRole("list").children].map(({ tagName }) => tagName)).toEqual([
    "LI",
    "LI",
  ]);
});
