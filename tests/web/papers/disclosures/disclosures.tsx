import type {
  DisclosuresPage,
  OwnDisclosures,
  PublishedDisclosure,
} from "@domain/papers/disclosures.ts";
import DisclosuresScreen from "@web/screens/disclosures-screen.tsx";
import { renderWeb } from "../../../support/render-web.tsx";

export const HOME_ID = "11111111-1111-4111-8111-111111111111";
export const HASH = "abcdef0123456789".repeat(4);

export const published = (changes: Partial<PublishedDisclosure> = {}): PublishedDisclosure => ({
  id: "22222222-2222-4222-8222-222222222222",
  title: "Roof report",
  kind: "inspection",
  access: "everybody",
  version: 1,
  is_current: true,
  type: "application/pdf",
  size: 204_800,
  sha256: HASH,
  published_at: "2026-11-01T12:00:00Z",
  opened_at: null,
  acknowledged: null,
  ...changes,
});

export const page = (changes: Partial<DisclosuresPage> = {}): DisclosuresPage => ({
  is_owner: false,
  home: {
    id: HOME_ID,
    title: "Sunny craftsman",
    city: "Denver",
    state: "CO",
    is_public: true,
  },
  disclosures: [published()],
  beyond: { showings: 0, invited: 0 },
  request: null,
  ...changes,
});

export const own = (changes: Partial<OwnDisclosures> = {}): OwnDisclosures => ({
  home: { id: HOME_ID, title: "Sunny craftsman", status: "active", address_hidden: false },
  disclosures: [],
  guests: [],
  requests: [],
  ...changes,
});

export const open = () =>
  renderWeb(<DisclosuresScreen />, {
    route: "/disclosures/:id",
    path: `/disclosures/${HOME_ID}`,
  });
