import { screen, waitFor } from "@testing-library/react";
import { offerUndo } from "@web/lib/undo.ts";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderWeb, saidText } from "../../support/render-web.tsx";

function Page({ undo, comesBack }: { undo: () => unknown; comesBack: Promise<void> }) {
  const [isBack, setBack] = useState(false);
  const remove = () =>
    offerUndo({
      text: "Tile removed.",
      undo: () => {
        void comesBack.then(() => setBack(true));
        return undo();
      },
      undone: "The tile is back.",
      back: "[data-tile]",
    });
  return (
    <>
      <button type="button" onClick={remove}>
        Remove
      </button>
      <button type="button">Other</button>
      {isBack && (
        <button type="button" data-tile="">
          Tile
        </button>
      )}
    </>
  );
}

function open(undo: () => unknown = () => {}) {
  let comeBack = () => {};
  const comesBack = new Promise<void>((resolve) => {
    comeBack = resolve;
  });
  return { ...renderWeb(<Page undo={undo} comesBack={comesBack} />), comeBack: () => comeBack() };
}

test("an element that comes back later gets the focus, and is announced", async () => {
  const { user, comeBack } = open();
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await saidText("The tile is back.")).toBeInTheDocument();
  comeBack();
  await waitFor(() => expect(screen.getByRole("button", { name: "Tile" })).toHaveFocus());
});

test("the focus stays with who has gone on in the meantime", async () => {
  const { user, comeBack } = open();
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await user.click(screen.getByRole("button", { name: "Other" }));
  comeBack();
  await screen.findByRole("button", { name: "Tile" });
  expect(screen.getByRole("button", { name: "Other" })).toHaveFocus();
});

test("an act that could not be undone is not announced", async () => {
  const undo = vi.fn(() => Promise.resolve(false));
  const { user } = open(undo);
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(document.body).not.toHaveTextContent("The tile is back.");
});
