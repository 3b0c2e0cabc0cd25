import { render, screen } from "@testing-library/react";
import { FileInput } from "@web/components/file-input.tsx";
import { expect, it, vi } from "vitest";
import { newUser } from "../../support/user.ts";

it("hands on what was chosen, and lets the same file be chosen again", async () => {
  const onFiles = vi.fn();
  render(<FileInput aria-label="Pictures" multiple onFiles={onFiles} />);
  const input = screen.getByLabelText<HTMLInputElement>("Pictures");
  const house = new File(["house"], "house.jpg");

  await newUser().upload(input, house);
  expect(onFiles).toHaveBeenLastCalledWith([house]);
  // A browser reports no change from a file to itself.
  expect(input.files).toHaveLength(0);
});
