import { parseListing } from "@domain/homes/listing-input.ts";
import { readTour, TOUR_ORIGINS, TOUR_QUESTION } from "@domain/homes/tours.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const VIDEO = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

describe("a tour's address", () => {
  it.each([
    [
      "https://my.matterport.com/show/?m=SxQL3iGyoDo",
      "https://my.matterport.com/show/?m=SxQL3iGyoDo",
    ],
    [
      "my.matterport.com/show?play=1&m=SxQL3iGyoDo&brand=0",
      "https://my.matterport.com/show/?m=SxQL3iGyoDo",
    ],
    [" HTTPS://WWW.YouTube.com/watch?list=x&v=dQw4w9WgXcQ&t=4s ", VIDEO],
    ["https://youtu.be/dQw4w9WgXcQ?si=abc", VIDEO],
    ["https://m.youtube.com/shorts/dQw4w9WgXcQ", VIDEO],
    ["https://player.vimeo.com/video/123456789?h=1", "https://vimeo.com/123456789"],
  ])("%s", (text, address) => {
    const tour = readTour(text);
    expect(tour?.address).toBe(address);
    expect(TOUR_ORIGINS).toContain(new URL(tour?.embed ?? "").origin);
    expect(parseListing({ tour_url: text }).listing).toEqual({ tour_url: address });
    // A stored address can be read again.
    expect(readTour(address)).toEqual(tour);
  });

  it.each([
    "https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ",
    "https://my.matterport.com.evil.example/show/?m=SxQL3iGyoDo",
    "https://user@youtu.be/dQw4w9WgXcQ",
    "https://youtube.com:8080/watch?v=dQw4w9WgXcQ",
    "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQx",
    "https://www.youtube.com/@somebody",
    "https://vimeo.com/channels/homes",
    "data:text/html,my.matterport.com/show/?m=SxQL3iGyoDo",
  ])("an address is refused: %s", (text) => {
    expect(readTour(text)).toBeUndefined();
    expect(parseListing({ tour_url: text }).problems).toEqual([
      { field: "tour_url", text: TOUR_QUESTION },
    ]);
  });

  it("a tour that is embedded comes from one of the services", () => {
    forAll(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((text) => VIDEO + text),
      ),
      (text) => {
        const embed = readTour(text)?.embed;
        if (embed) expect(TOUR_ORIGINS).toContain(new URL(embed).origin);
      },
    );
  });

  it("is optional", () => {
    expect(parseListing({ tour_url: null }).listing).toEqual({ tour_url: "" });
  });
});
