import { fullAddress, UNTITLED } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import { useQueryClient } from "@tanstack/react-query";
import { createListing } from "@web/api/homes/listing-writes.ts";
import { type OwnHome, ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { isRefusal, newId } from "@web/lib/attempt.ts";
import { draftsOf, isText } from "@web/lib/drafts.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";

/** Offers to continue a draft or start a new listing; without drafts it starts one right away. */
export function StartListing(props: { userId: string; drafts: OwnHome[] }) {
  const { begin, begun, isBusy, failure } = useBegin(props.userId);
  // The list may have it before the wizard's code has loaded.
  const drafts = props.drafts.filter(({ id }) => id !== begun);
  const hasDrafts = drafts.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (!hasDrafts) begin();
  }, []);

  return (
    <div className="grid max-w-2xl gap-8">
      <PageHeader
        kicker="List your home"
        title={hasDrafts ? "Welcome back" : "Let's begin"}
        lead={
          hasDrafts
            ? "You have a listing in progress. Pick up where you left off, or start another."
            : "There are seven short steps. We save everything you type, and only you see it until you publish."
        }
      />
      {hasDrafts && (
        <ul aria-label="Unfinished listings" className="border-line border-t">
          {drafts.map((draft) => (
            <li
              key={draft.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-5"
            >
              <div className="min-w-0">
                <p className="wrap-anywhere font-medium">{draft.title || UNTITLED}</p>
                <p translate="no" className="text-ink-soft text-sm">
                  {fullAddress(draft)}
                </p>
              </div>
              <LinkButton
                to={paths.editListing.href(draft.id)}
                className="wrap-anywhere"
                aria-label={`Continue with ${draft.title || fullAddress(draft)}`}
              >
                Continue
                <ArrowRight aria-hidden="true" className="size-4" />
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <InlineNotice tone="error" action={{ label: "Try again", onSelect: begin }}>
          {failure}
        </InlineNotice>
      )}
      {(hasDrafts || isBusy) && (
        <div>
          <Button
            variant={hasDrafts ? "secondary" : "primary"}
            onClick={begin}
            pending={isBusy}
            pendingText="Starting..."
          >
            Start a new listing
          </Button>
        </div>
      )}
    </div>
  );
}

/** Creates the draft. Its id is kept until that succeeds, so that retries create only one. */
function useBegin(userId: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const work = useWork();
  const [begun, setBegun] = useState<string>();

  async function create() {
    const { id } = await createListing({ id: pendingId(userId) }).catch((error) => {
      // Under the same id, it would be refused forever.
      if (isRefusal(error)) idOfNew(userId).forget();
      throw error;
    });
    idOfNew(userId).forget();
    setBegun(id);
    void queryClient.invalidateQueries({ queryKey: ownHomesQuery(userId).queryKey });
    await navigate(paths.editListing.href(id, "basics"), { replace: true });
  }

  return {
    begin: () => void work.run("create", create),
    /** The draft that was created here. */
    begun,
    isBusy: work.doing !== null,
    failure: work.failure?.text,
  };
}

const idOfNew = draftsOf("new-listing", isText);

function pendingId(userId: string): string {
  const kept = idOfNew(userId);
  const id = kept.read() ?? newId();
  kept.keep(id);
  return id;
}
