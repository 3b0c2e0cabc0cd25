import { PROOF_CLAIM } from "@domain/showings/visitor-needs.ts";
import { type Showing, showingProofLink } from "@web/api/showings/showings.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { browser } from "@web/lib/leave-for.ts";
import { useWork } from "@web/lib/use-work.ts";

/** How many people come, and what the visitor attached, with whose claim it is. */
export function VisitorBrings({ showing }: { showing: Showing }) {
  const work = useWork();
  const { id, people, proof_id } = showing;
  if (people === null && proof_id === null) return null;

  async function open() {
    // Opened before the request: browsers block a tab that opens after an answer.
    const tab = window.open("", "_blank");
    const isOpen = await work.run(
      "proof",
      async () => {
        const { url } = await showingProofLink(id);
        if (tab) {
          tab.opener = null;
          tab.location.href = url;
        } else browser.leaveFor(url);
      },
      "document_not_read",
    );
    if (!isOpen) tab?.close();
  }

  return (
    <div className="grid justify-items-start gap-2 text-sm">
      {people !== null && <p>{people === 1 ? "1 person comes" : `${people} people come`}</p>}
      {proof_id !== null && (
        <>
          <p>{PROOF_CLAIM}</p>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Open what ${showing.visitor_name} attached, in a new tab`}
            pending={work.doing === "proof"}
            pendingText="Opening..."
            onClick={() => void open()}
          >
            Open
          </Button>
          <Failure text={work.failureText} />
        </>
      )}
    </div>
  );
}
