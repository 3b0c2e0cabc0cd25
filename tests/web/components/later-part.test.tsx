import { render, screen } from "@testing-library/react";
import { laterPart } from "@web/components/later-part.tsx";
import { Suspense, useEffect, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { deferred } from "../../support/deferred.ts";
import { newUser } from "../../support/user.ts";

afterEach(() => {
  document.body.replaceChildren();
});

describe("a later part of a prerendered page", () => {
  test("keeps its HTML and loads no code until someone begins to read", async () => {
    const { load, container } = prerendered();
    expect(container.querySelector("output")).toHaveTextContent("none");
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("scroll"));
    expect(await screen.findByText("here")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("keeps its HTML when the page around it is rendered again", async () => {
    const { again, container } = prerendered();
    await again();
    expect(container.querySelector("output")).toHaveTextContent("none");
  });

  test("clicks and typing from before its code arrived are repeated", async () => {
    const user = newUser();
    const code = deferred();
    const { load } = prerendered(code.promise);
    await user.type(screen.getByRole("textbox"), "porch");
    await user.click(screen.getByRole("button"));
    expect(load).toHaveBeenCalledTimes(1);
    code.resolve();
    expect(await screen.findByText("pressed, porch")).toBeVisible();
  });

  test.each(["link", "picture"])("a press on a %s is repeated, too", async (what) => {
    const user = newUser();
    const code = deferred();
    const { container } = prerendered(code.promise);
    const prevented = nextClick();
    await user.click(container.querySelector(what === "link" ? "a" : "img") as Element);
    expect(await prevented).toBe(what === "link");
    code.resolve();
    expect(await screen.findByText(`${what} opened`)).toBeVisible();
  });

  test("a click that opens a new tab is left to the browser", async () => {
    const user = newUser();
    const { container } = prerendered(new Promise(() => {}));
    const prevented = nextClick();
    await user.keyboard("{Control>}");
    await user.click(container.querySelector("a") as Element);
    await user.keyboard("{/Control}");
    expect(await prevented).toBe(false);
  });

  test("choices are repeated: a list, a radio button and a checkbox", async () => {
    const user = newUser();
    const code = deferred();
    prerendered(code.promise);
    await user.selectOptions(screen.getByRole("combobox"), "condo");
    await user.click(screen.getByRole("radio", { name: "map" }));
    await user.click(screen.getByRole("checkbox"));
    code.resolve();
    expect(await screen.findByText("condo, map, ticked")).toBeVisible();
    expect(screen.getByRole("radio", { name: "map" })).toBeChecked();
    expect(screen.getByRole("checkbox")).toBeChecked();
  });

  test("stays as built when its code can't be loaded, and a pressed link still works", async () => {
    const user = newUser();
    const code = deferred();
    const { container } = prerendered(code.promise);
    await user.click(container.querySelector("a") as Element);
    code.reject(new Error("offline"));
    expect(await nextClick()).toBe(false);
    expect(container.querySelector("output")).toHaveTextContent("none");
  });

  test("loads its code at once where that is needed", async () => {
    const { load } = prerendered(undefined, () => true);
    expect(await screen.findByText("here")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

test("a later part's code is loaded with the page after a navigation", async () => {
  const Part = laterPart("part", async () => ({ default: () => <p>here</p> }));
  render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText("waiting")).toBeVisible();
  expect(await screen.findByText("here")).toBeVisible();
});

/** The part as the server writes it, being hydrated. @param arrival of its code. */
function prerendered(arrival: Promise<void> = Promise.resolve(), isAwaited?: () => boolean) {
  const container = document.createElement("div");
  container.innerHTML =
    '<div id="part"><!--$--><input value=""><button type="button">Press</button>' +
    '<select><option value="any" selected="">any</option><option value="condo">condo</option></select>' +
    '<input type="radio" name="view" aria-label="grid" checked="" value="grid"><input type="radio" name="view" aria-label="map" value="map">' +
    '<input type="checkbox"><a href="/elsewhere">Open</a><div><img alt=""></div><output>none</output><!--/$--></div>';
  document.body.append(container);
  const load = vi.fn(async () => {
    await arrival;
    return { default: Contents };
  });
  const Part = laterPart("part", load, isAwaited);
  const { rerender } = render(<Part />, { container, hydrate: true });
  return { load, container, again: async () => rerender(<Part />) };
}

/** Whether the next click is kept from the browser, before React stops what it can't handle yet. */
function nextClick(): Promise<boolean> {
  return new Promise((resolve) => {
    const see = (event: MouseEvent) => resolve(event.defaultPrevented);
    window.addEventListener("click", see, { once: true, capture: true });
  });
}

function Contents() {
  const [text, setText] = useState("");
  const [isPressed, setPressed] = useState(false);
  const [type, setType] = useState("any");
  const [view, setView] = useState("grid");
  const [isTicked, setTicked] = useState(false);
  const [opened, setOpened] = useState("");
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const chosen = [type !== "any" && type, view !== "grid" && view, isTicked && "ticked"];
  const words = [isPressed && "pressed", text, ...chosen, opened && `${opened} opened`]
    .filter(Boolean)
    .join(", ");
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setPressed(true)}>
        Press
      </button>
      <select value={type} onChange={(event) => setType(event.target.value)}>
        <option value="any">any</option>
        <option value="condo">condo</option>
      </select>
      {["grid", "map"].map((each) => (
        <input
          key={each}
          type="radio"
          name="view"
          aria-label={each}
          value={each}
          checked={view === each}
          onChange={() => setView(each)}
        />
      ))}
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <a
        href="/elsewhere"
        onClick={(event) => {
          event.preventDefault();
          setOpened("link");
        }}
      >
        Open
      </a>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as on a card */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as on a card */}
      <div onClick={() => setOpened("picture")}>
        <img alt="" />
      </div>
      <output>{words || (isHere ? "here" : "none")}</output>
    </>
  );
}
