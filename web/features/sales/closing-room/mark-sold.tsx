import type { Offer } from "@domain/offers/offers.ts";
import { areFundsRecorded, SOLD_NOW, SOLD_UNPAID } from "@domain/sales/closing-room.ts";
import { updateListing } from "@web/api/homes/listing-writes.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { notify } from "@web/lib/notices.ts";
import { useState } from "react";
import { useOfferWork } from "../../offers/offers/use-offer-work.ts";

/**
 * One press of the owner after the closing marks the home as sold, which closes the sale. If the owner hasn't recorded that
 * the money arrived, the press asks first.
 */
export function MarkSold({ userId, offer }: { userId: string; offer: Offer }) {
  const work = useOfferWork(userId);
  const [isAsking, setAsking] = useState(false);
  async function mark() {
    const { listing_id: id } = offer;
    if (id && (await work.act("sold", () => updateListing(id, { status: "sold" }))))
      notify({ tone: "success", text: "Congratulations! The home is marked as sold." });
  }
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <p className="max-w-prose">{SOLD_NOW}</p>
      <Button
        pending={work.doing === "sold"}
        onClick={() => (areFundsRecorded(offer) ? void mark() : setAsking(true))}
      >
        Mark as sold
      </Button>
      {isAsking ? (
        <ConfirmDialog
          onClose={() => {
            setAsking(false);
            work.forgetFailure();
          }}
          onConfirm={() => void mark()}
          title={SOLD_UNPAID.title}
          confirmLabel={SOLD_UNPAID.confirm}
          cancelLabel={SOLD_UNPAID.keep}
          tone="primary"
          pending={work.doing === "sold"}
          pendingText="Saving..."
          error={work.failureText}
        >
          <p>{SOLD_UNPAID.text}</p>
        </ConfirmDialog>
      ) : (
        <Failure text={work.failureText} />
      )}
    </div>
  );
}
