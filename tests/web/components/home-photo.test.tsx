import { render, screen } from "@testing-library/react";
import { HomePhoto } from "@web/components/home-photo.tsx";
import { expect, test } from "vitest";

/** The home's name is beside it, so the picture says nothing of its own. */
test.each([
  ["a photograph", { path: "https://photos.test/house.jpg", width: 1440, height: 960 }, 1],
  ["no photograph", null, 0],
])("the thumbnail of a home with %s", (_, image, pictures) => {
  const { container } = render(<HomePhoto image={image} sizes="5rem" className="size-20" />);
  expect(screen.queryAllByRole("presentation")).toHaveLength(pictures);
  expect(container).toHaveTextContent(/^$/);
});
