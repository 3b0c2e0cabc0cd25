import { EVERYBODY, type FunctionRights, only, type RelationRights } from "./common.ts";

/** The handbook has no owner: everyone reads it, and only migrations write it. */
export const relations: Record<string, RelationRights> = {
  "public.handbook_articles": {
    may: { visitor: "s---", stranger: "s---", owner: "s---", service: "s---" },
    grants: { anon: "select", authenticated: "select" },
    row: "slug = 'lead-paint'",
    update: "title = 'Paint it over'",
    insert:
      "(slug, title, topic, summary, body, position, updated_on) values ('x', 'x', 'start', 'x', 'x', 9999, '2026-11-22')",
  },
};

export const functions: Record<string, FunctionRights> = {
  ...only("public.search_handbook", EVERYBODY, "'price', 20"),
  ...only("private.word_query", EVERYBODY, "'roof'"),
};
