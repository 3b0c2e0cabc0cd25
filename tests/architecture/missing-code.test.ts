import { expect, it } from "vitest";
import { readSources } from "../support/imports.ts";

/**
 * Code that loads on demand may be that of an older release, and gone. Everywhere but here the page then says that there
 * is a new version (arrivingCode and arriving, or lazyScreen, which calls them), and not that the network failed.
 */
const LEFT_OUT = "a part of the page that can be missing is left out";
const AHEAD = "fetched ahead; what fails is asked for again, through one of these";
const WHEN_SHOWN = "the function around it is called through one of these";
const WITHOUT = "the page goes on without it, and nobody waited for it";

const OTHERWISE: Record<string, string> = {
  "web/app/routes.tsx": "lazyScreen calls the functions around them",
  "web/app/use-contact-popup.tsx": WHEN_SHOWN,
  "web/api/site/auth/supabase.ts": "its callers say what failed",
  "web/components/map/archive-layer.tsx": WITHOUT,
  "web/components/map/archive.ts": WITHOUT,
  "web/components/map/land-outlines.tsx": WITHOUT,
  "web/components/map/map-ground.tsx": WITHOUT,
  "web/components/map/outlines.ts": WITHOUT,
  "web/features/people/account/account-area.tsx": LEFT_OUT,
  "web/features/vesty/chat/answer-item.tsx": LEFT_OUT,
  "web/features/vesty/chat/chat-widget.tsx": WHEN_SHOWN,
  "web/features/site/landing/hero-picture.tsx": LEFT_OUT,
  "web/features/homes/listings/home/share-menu.tsx": WITHOUT,
  "web/features/homes/listings/results/listing-results.tsx": LEFT_OUT,
  "web/features/homes/listings/search/filter-chips.tsx": LEFT_OUT,
  "web/features/homes/listings/search/search-box.tsx": LEFT_OUT,
  "web/features/homes/listings/search/search-text-field.tsx": WITHOUT,
  "web/features/homes/listings/search/start-search.tsx":
    "the form is sent, which loads the next page",
  "web/features/people/dashboard/cover.tsx": LEFT_OUT,
  "web/features/people/notifications/bell-area.tsx": LEFT_OUT,
  "web/features/people/sign-in/sign-in-form.tsx": "only in development",
  "web/lib/heic.worker.ts": "the photo is refused with advice",
  "web/screens/edit-listing-screen.tsx": LEFT_OUT,
  "web/screens/landing-product.tsx": LEFT_OUT,
  "web/screens/landing-screen.tsx": LEFT_OUT,
  "web/screens/listings-contents.tsx": AHEAD,
  "web/screens/listings-screen.tsx": AHEAD,
  "web/session/check-session.ts": WITHOUT,
  "web/session/favorites.ts": WITHOUT,
  "web/session/home-marks.ts": WHEN_SHOWN,
  "web/session/kept-acts.ts": WITHOUT,
  "web/session/own-loan.ts": WITHOUT,
  "web/session/session.ts": WITHOUT,
};

const ASKED = /\b(?:arrivingCode|arriving|lazyScreen)\(\s*(?:\(\)\s*=>\s*)?$/;
const ROUTE = /\bload:\s*\(\)\s*=>\s*$/;

it("code that is gone is a new version, wherever it is loaded", async () => {
  const files = await readSources(["web"]);
  const otherwise = [...files]
    .filter(([file]) => !/^web\/(?:bundle|hosting|prerender|service-worker)\//.test(file))
    .filter(([, text]) =>
      Array.from(text.matchAll(/(?<!typeof )\bimport\(/g), ({ index }) =>
        text.slice(Math.max(0, index - 80), index),
      ).some((before) => !ASKED.test(before) && !ROUTE.test(before)),
    )
    .map(([file]) => file);
  expect(otherwise.sort()).toEqual(Object.keys(OTHERWISE).sort());
});
