import { beyondText } from "@domain/papers/disclosures.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { disclosuresQuery } from "@web/api/papers/disclosures.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useSession } from "@web/session/session.ts";

/** The owner's documents on a home's page, if there are any. Loads late. */
export default function HomeDocuments({ listingId }: { listingId: string }) {
  const { user, status } = useSession();
  const { data: page } = useQuery({
    ...disclosuresQuery(user?.id ?? null, listingId),
    enabled: status !== "loading",
  });
  if (!page) return null;
  const beyond = beyondText(page.beyond);
  const count = page.disclosures.length;
  if (count === 0 && !beyond) return null;
  return (
    <TitledSection className="grid gap-3 print:hidden" title="Documents from the owner">
      <p className="text-ink-soft">
        {count > 0 && `${page.disclosures.map(({ title }) => title).join(", ")}. `}
        {beyond && `${count > 0 ? "More documents" : "Documents"}: ${beyond}.`}
      </p>
      <TextLink to={paths.disclosures.href(listingId)} className="min-h-6 justify-self-start">
        {page.is_owner
          ? "See who has read them"
          : count > 0
            ? `Read ${formatCount(count, "document")}`
            : "Ask to see them"}
      </TextLink>
    </TitledSection>
  );
}
