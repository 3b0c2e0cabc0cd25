import { beyondText, type DisclosuresPage } from "@domain/papers/disclosures.ts";
import { paths } from "@domain/site/paths.ts";
import { useQueryClient } from "@tanstack/react-query";
import { askForDisclosures, disclosuresQuery } from "@web/api/papers/disclosures.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { announced } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { FileText } from "lucide-react";
import { BuyerDisclosure } from "./buyer-disclosure.tsx";

/** The documents that a buyer may read and acknowledge, and how to ask for the rest. */
export function BuyerDisclosures(props: { userId: string | null; page: DisclosuresPage }) {
  const { userId, page } = props;
  const next = paths.disclosures.href(page.home.id);
  return (
    <div className="grid max-w-3xl gap-8">
      {page.disclosures.length === 0 ? (
        <EmptyState
          icon={<FileText />}
          title="You can't open any documents yet"
          text={
            beyondText(page.beyond)
              ? "The owner has published documents, but not for everyone."
              : "The owner has not published any documents about this home."
          }
        />
      ) : (
        <ul className="border-line border-t">
          {page.disclosures.map((disclosure) => (
            <BuyerDisclosure
              key={disclosure.id}
              userId={userId}
              listingId={page.home.id}
              disclosure={disclosure}
            />
          ))}
        </ul>
      )}
      {!userId && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3 text-ink-soft">
          Sign in to acknowledge what you read, and to see what is for people with a showing.
          <LinkButton size="sm" variant="secondary" to={paths.login.href({ next })}>
            Sign in
          </LinkButton>
        </p>
      )}
      {beyondText(page.beyond) && <Beyond {...props} />}
      <p className="text-ink-soft text-sm">
        The owner sees your first name, when you opened a document and when you acknowledged it. An
        acknowledgment says that you received and read this version. It does not say that you agree
        with it. It does not replace an inspection or advice.
      </p>
    </div>
  );
}

/** How many documents are closed to the buyer, not what they are. */
function Beyond({ userId, page }: { userId: string | null; page: DisclosuresPage }) {
  const client = useQueryClient();
  const { beyond, request, home } = page;
  const { queryKey } = disclosuresQuery(userId, home.id);
  const work = useWork(() => client.invalidateQueries({ queryKey }));

  return (
    <section className="grid justify-items-start gap-3 rounded-md bg-sunken px-5 py-4">
      <p>There are more documents: {beyondText(beyond)}.</p>
      {request === "open" ? (
        <p ref={announced} className="text-ink-soft">
          You have asked the owner. We tell you as soon as they answer.
        </p>
      ) : request === "declined" ? (
        <p className="text-ink-soft">The owner has decided not to share these.</p>
      ) : (
        userId && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void work.run("ask", () => askForDisclosures(home.id))}
            pending={work.doing !== null}
            pendingText="Asking..."
          >
            Ask to see them
          </Button>
        )
      )}
      <Failure text={work.failureText} />
    </section>
  );
}
