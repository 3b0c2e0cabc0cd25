import { render, screen } from "@testing-library/react";
import { laterPart } from "@web/components/later-part.tsx";
import { Suspense, useEffect, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { newUser } from "../../support/user.ts";

afterEach(() => {
  document.body.replaceChildren();
});

describe("in a prerendered page", () => {
  test("its HTML stays until someone begins to read, and no code is loaded", async () => {
    const { load, container } = prerendered();
    expect(container.querySelector("output")).toHaveTextContent("none");
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("scroll"));
    expect(await screen.findByText("here")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("its HTML stays when the page around it is rendered again", async () => {
    const { again, container } = prerendered();
    await again();
    expect(container.querySelector("output")).toHaveTextContent("none");
  });

  test("what is pressed and typed before its code is there is done once it is", async () => {
    const user = newUser();
    let arrive = () => {};
    const { load } = prerendered(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await user.type(screen.getByRole("textbox"), "porch");
    await user.click(screen.getByRole("button"));
    expect(load).toHaveBeenCalledTimes(1);
    arrive();
    expect(await screen.findByText("pressed, porch")).toBeVisible();
  });

  test("and what is chosen: in a list, between two, and by a tick", async () => {
    const user = newUser();
    let arrive = () => {};
    prerendered(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await user.selectOptions(screen.getByRole("combobox"), "condo");
    await user.click(screen.getByRole("radio", { name: "map" }));
    await user.click(screen.getByRole("checkbox"));
    arrive();
    expect(await screen.findByText("condo, map, ticked")).toBeVisible();
    expect(screen.getByRole("radio", { name: "map" })).toBeChecked();
    expect(screen.getByRole("checkbox")).toBeChecked();
  });

  test("without its code it stays as it was built", async () => {
    const { container } = prerendered(Promise.reject(new Error("offline")));
    window.dispatchEvent(new Event("scroll"));
    await vi.waitFor(() => expect(container.querySelector("output")).toHaveTextContent("none"));
  });
});

test("after another page its code comes with the page", async () => {
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
function prerendered(arrival: Promise<void> = Promise.resolve()) {
  const container = document.createElement("div");
  container.innerHTML =
    '<div id="part"><!--$--><input value=""><button type="button">Press</button>' +
    '<select><option value="any" selected="">any</option><option value="condo">condo</option></select>' +
    '<input type="radio" name="view" aria-label="grid" checked="" value="grid"><input type="radio" name="view" aria-label="map" value="map">' +
    '<input type="checkbox"><output>none</output><!--/$--></div>';
  document.body.append(container);
  const load = vi.fn(async () => {
    await arrival;
    return { default: Contents };
  });
  const Part = laterPart("part", load);
  const { rerender } = render(<Part />, { container, hydrate: true });
  return { load, container, again: async () => rerender(<Part />) };
}

function Contents() {
  const [text, setText] = useState("");
  const [isPressed, setPressed] = useState(false);
  const [type, setType] = useState("any");
  const [view, setView] = useState("grid");
  const [isTicked, setTicked] = useState(false);
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const chosen = [type !== "any" && type, view !== "grid" && view, isTicked && "ticked"];
  const words = [isPressed && "pressed", text, ...chosen].filter(Boolean).join(", ");
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
      <output>{words || (isHere ? "here" : "none")}</output>
    </>
  );
}
