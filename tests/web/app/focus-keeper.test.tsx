import { render, screen, waitFor } from "@testing-library/react";
import { FocusKeeper } from "@web/app/focus-keeper.tsx";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { useState } from "react";
import { expect, test } from "vitest";
import { newUser } from "../../support/user.ts";

const heading = (name: string) => screen.getByRole("heading", { name });
const press = (name: string) => newUser().click(screen.getByRole("button", { name }));

test("a row that goes with its pressed button leaves the focus in its section", async () => {
  render(<Guests />);
  await press("Remove Vera");
  await waitFor(() => expect(heading("Guests")).toHaveFocus());
  await press("Remove Otto");
  await waitFor(() => expect(heading("Disclosures")).toHaveFocus());
});

test("a button that goes alone leaves it in its row", async () => {
  render(<Guests />);
  await press("Greet Otto");
  await waitFor(() => expect(heading("Otto")).toHaveFocus());
});

test("a row goes without taking the focus from elsewhere", async () => {
  const { rerender } = render(<Guests />);
  screen.getByRole("button", { name: "Remove Otto" }).focus();
  rerender(<Guests without="Vera" />);
  await waitFor(() => expect(screen.queryByText("Vera")).toBeNull());
  expect(screen.getByRole("button", { name: "Remove Otto" })).toHaveFocus();
});

test.each(["before", "with", "after"])(
  "a press that opened a dialog goes %s it: the focus stays where it was",
  async (order) => {
    render(<Search order={order} />);
    await press("Remove the search");
    await press("Remove");
    await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
    await waitFor(() => expect(heading("Searches")).toHaveFocus());
  },
);

test("an element that keeps the focus of its parts gets it: a map, whose markers come and go", async () => {
  const map = (hasMarker: boolean) => (
    <main>
      <h1>Homes</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as Leaflet makes it */}
      <section data-keeps-focus="" tabIndex={0} aria-label="Map">
        {hasMarker && <Button>7 homes, zoom in</Button>}
      </section>
      <FocusKeeper />
    </main>
  );
  const { rerender } = render(map(true));
  screen.getByRole("button").focus();
  rerender(map(false));
  await waitFor(() => expect(screen.getByRole("region", { name: "Map" })).toHaveFocus());
});

function Guests({ without = "" }) {
  const [names, setNames] = useState(["Vera", "Otto"]);
  const [greeted, setGreeted] = useState("");
  const left = names.filter((name) => name !== without);
  return (
    <main>
      <h1>Disclosures</h1>
      {left.length > 0 && (
        <section>
          <h2>Guests</h2>
          <ul>
            {left.map((name) => (
              <li key={name}>
                <h3>{name}</h3>
                {greeted !== name && <Button onClick={() => setGreeted(name)}>Greet {name}</Button>}
                <Button onClick={() => setNames(names.filter((each) => each !== name))}>
                  Remove {name}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FocusKeeper />
    </main>
  );
}

function Search({ order }: { order: string }) {
  const [isThere, setThere] = useState(true);
  const [isAsking, setAsking] = useState(false);
  function remove() {
    if (order === "after") setAsking(false);
    else setThere(false);
    setTimeout(() => {
      setThere(false);
      setAsking(false);
    });
  }
  return (
    <main>
      <h1>Homes</h1>
      <section>
        <h2>Searches</h2>
        {isThere && <Button onClick={() => setAsking(true)}>Remove the search</Button>}
        {isAsking && order === "with" && isThere && <Question onConfirm={remove} />}
      </section>
      {isAsking && order !== "with" && <Question onConfirm={remove} />}
      <FocusKeeper />
    </main>
  );
}

function Question({ onConfirm }: { onConfirm: () => void }) {
  return (
    <ConfirmDialog
      title="Remove it?"
      confirmLabel="Remove"
      onClose={() => {}}
      onConfirm={onConfirm}
    >
      <p>It is gone then.</p>
    </ConfirmDialog>
  );
}
