import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import type { DisclosureCount } from "@domain/papers/disclosures.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { disclosureCountsQuery } from "@web/api/papers/disclosures.ts";
import { TextLink } from "@web/components/text-link.tsx";

/** Beside the owner's documents: which are published, home by home. */
export function OwnHomesDisclosures({ userId }: { userId: string }) {
  const { data: homes = [] } = useQuery(disclosureCountsQuery(userId));
  if (homes.length === 0) return null;
  return (
    <section aria-labelledby="disclosures" className="grid gap-4">
      <div className="grid gap-1.5">
        <h3 id="disclosures" className="font-display font-medium text-subheading">
          Disclosures
        </h3>
        <p className="text-ink-soft text-sm">
          Only you can see your documents. Publish the ones that buyers should read, and see who has
          read them.
        </p>
      </div>
      <Homes homes={homes} />
    </section>
  );
}

/** Shown in the timeline's step about documents. */
export function DisclosureNote({ userId }: { userId: string }) {
  const { data: homes = [] } = useQuery(disclosureCountsQuery(userId));
  if (homes.length === 0) return null;
  return (
    <div className="mt-2">
      <Homes homes={homes} />
    </div>
  );
}

function Homes({ homes }: { homes: DisclosureCount[] }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {homes.map(({ listing_id, title, published, waiting }) => (
        <li key={listing_id} className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          <TextLink
            to={paths.disclosures.href(listing_id)}
            className="wrap-anywhere flex min-h-6 items-center"
          >
            {title || FALLBACK_TITLE}
          </TextLink>
          <span>
            {`${formatCount(published, "document")} published`}
            {waiting > 0 && `, ${formatCount(waiting, "request")} to answer`}
          </span>
        </li>
      ))}
    </ul>
  );
}
