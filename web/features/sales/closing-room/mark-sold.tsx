import type { Offer } from "@domain/offers/offers.ts";
import { SOLD_NOW } from "@domain/sales/closing-room.ts";
import { updateListing } from "@web/api/homes/listing-writes.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { notify } from "@web/lib/notices.ts";
import { useOfferWork } from "../../offers/offers/use-offer-work.ts";

/** One press of the owner after the closing marks the home as sold, which closes the sale. */
export function MarkSold({ userId, offer }: { userId: string; offer: Offer }) {
  const work = useOfferWork(userId);
  async function mark() {
    const { listing_id: id } = offer;
    if (id && (await work.act("sold", () => updateListing(id, { status: "sold" }))))
      notify({ tone: "success", text: "Congratulations! The home is marked as sold." });
  }
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <p className="max-w-prose">{SOLD_NOW}</p>
      <Button pending={work.doing === "sold"} onClick={() => void mark()}>
        Mark as sold
      </Button>
      <Failure text={work.failureText} />
    </div>
  );
}
