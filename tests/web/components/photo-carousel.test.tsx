import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HomePhoto } from "@web/components/home-photo.tsx";
import { PhotoCarousel } from "@web/components/photo-carousel.tsx";
import { PhotoThumbnails } from "@web/components/photo-thumbnails.tsx";
import { useState } from "react";
import { describe, expect, it } from "vitest";

const IMAGES = ["porch", "kitchen", "garden"].map((name) => ({
  path: `demo/${name}.webp`,
  alt: `The ${name}`,
  width: 1440,
  height: 960,
  widths: [480],
}));

function renderCarousel(images = IMAGES) {
  render(<PhotoCarousel images={images} label="Photos of Sunny craftsman" sizes="100vw" />);
}

const next = () => screen.getByRole("button", { name: "Next photo" });
const previous = () => screen.getByRole("button", { name: "Previous photo" });

describe("PhotoCarousel", () => {
  it("counts with its arrows and stops at both ends", async () => {
    renderCarousel();
    expect(screen.getByText("1 / 3")).toBeVisible();
    await userEvent.click(previous());
    expect(screen.getByText("1 / 3")).toBeVisible();
    await userEvent.click(next());
    await userEvent.click(next());
    expect(screen.getByText("3 / 3")).toBeVisible();
    await userEvent.click(next());
    expect(screen.getByText("3 / 3")).toBeVisible();
    await userEvent.click(previous());
    expect(screen.getByText("2 / 3")).toBeVisible();
  });

  it("is a single tab stop and turns with the arrow keys", async () => {
    renderCarousel();
    await userEvent.tab();
    expect(screen.getByRole("group", { name: "Photos of Sunny craftsman" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByText("2 / 3")).toBeVisible();
    await userEvent.keyboard("{End}");
    expect(screen.getByText("3 / 3")).toBeVisible();
    await userEvent.keyboard("{Home}");
    expect(screen.getByText("1 / 3")).toBeVisible();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it("exposes one photograph at a time to screen readers", async () => {
    renderCarousel();
    expect(screen.getByRole("img")).toHaveAccessibleName("The porch");
    await userEvent.click(next());
    expect(screen.getByRole("img")).toHaveAccessibleName("The kitchen");
  });

  it("fetches the next photograph only once the visitor shows interest", async () => {
    renderCarousel();
    expect(screen.getAllByRole("img", { hidden: true })).toHaveLength(1);
    await userEvent.hover(screen.getByRole("img"));
    expect(screen.getAllByRole("img", { hidden: true })).toHaveLength(2);
  });

  it("shows when a photograph can't be loaded", () => {
    renderCarousel(IMAGES.slice(0, 1));
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByText("Image failed to load")).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("shows when there are none", () => {
    renderCarousel([]);
    expect(screen.getByText("No images available")).toBeVisible();
  });

  it("stays in sync with its thumbnails", async () => {
    render(<Gallery />);
    await userEvent.click(screen.getByRole("button", { name: "Show photo 3 of 3" }));
    expect(screen.getByText("3 / 3")).toBeVisible();
    await userEvent.click(previous());
    expect(screen.getByRole("button", { current: true })).toHaveAccessibleName("Show photo 2 of 3");
  });
});

/** The home's name is beside it, so the picture says nothing of its own. */
it.each([
  ["a photograph", { path: "https://photos.test/house.jpg", width: 1440, height: 960 }, 1],
  ["no photograph", null, 0],
])("the thumbnail of a home with %s", (_, image, pictures) => {
  const { container } = render(<HomePhoto image={image} sizes="5rem" className="size-20" />);
  expect(screen.queryAllByRole("presentation")).toHaveLength(pictures);
  expect(container).toHaveTextContent(/^$/);
});

function Gallery() {
  const [index, setIndex] = useState(0);
  const steer = { images: IMAGES, index, onIndexChange: setIndex };
  return (
    <>
      <PhotoCarousel {...steer} label="Photos" sizes="100vw" />
      <PhotoThumbnails {...steer} />
    </>
  );
}
