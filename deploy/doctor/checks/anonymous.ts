import { callable, openBuckets, readable, writable } from "../attempts.ts";
import { type Finding, type Group, noneOf, ok, wrong } from "../check.ts";
import closed from "../closed.json" with { type: "json" };
import type { Deployment } from "../deployment.ts";
import { jsonOf } from "../request.ts";

/** The tables and functions that a visitor without an account must not reach, tried with the site's own key. */
export const anonymous: Group = {
  name: "Row-level security, tried as a visitor",
  checks: () => [
    {
      name: "Closed tables can't be read",
      look: async (deployment) =>
        noneOf(
          await readable(asVisitor(deployment), VISITORS),
          ADVICE,
          `${VISITORS.unreadable.length} tables`,
        ),
    },
    {
      name: "No table can be written",
      look: async (deployment) =>
        noneOf(
          await writable(asVisitor(deployment), VISITORS),
          ADVICE,
          `${Object.keys(VISITORS.unwritable).length} tables`,
        ),
    },
    {
      name: "Closed functions can't be called",
      look: async (deployment) =>
        noneOf(
          await callable(asVisitor(deployment), VISITORS),
          ADVICE,
          `${Object.keys(VISITORS.uncallable).length} functions`,
        ),
    },
    { name: "Homes that aren't public stay hidden", look: hiddenHomes },
    { name: "The private schema has no API", look: privateSchema },
    {
      name: "Private files aren't listed",
      look: async (deployment) =>
        noneOf(await openBuckets(asVisitor(deployment)), ADVICE, closed.privateBuckets.join(", ")),
    },
  ],
};

const VISITORS = closed.visitors;

export const ADVICE =
  "Run npm run deploy -- --only database,schema,storage, which names and mends what somebody changed in the project.";

function asVisitor({ ask }: Deployment) {
  return { ask, headers: {} };
}

async function hiddenHomes({ ask }: Deployment): Promise<Finding> {
  const shown = await jsonOf(await ask("/rest/v1/listings?select=id&status=eq.draft&limit=1"));
  if (Array.isArray(shown) && shown.length === 0) return ok();
  return wrong(Array.isArray(shown) ? "a draft is shown" : "the table can't be read", ADVICE);
}

async function privateSchema({ ask }: Deployment): Promise<Finding> {
  const answer = await ask("/rest/v1/duties?select=*&limit=1", {
    headers: { "accept-profile": "private" },
  });
  if (!answer.ok) return ok();
  return wrong(
    "the API serves it",
    "Take `private` out of Supabase, Project Settings, Data API, Exposed schemas.",
  );
}
