import type { Offer } from "@domain/offers/offers.ts";
import { PAPER_NAMES } from "@domain/sales/signing-papers.ts";
import { signsNow } from "@domain/sales/signings.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { useQuery } from "@tanstack/react-query";
import { signingLink, signingsQuery } from "@web/api/sales/signings.ts";
import { Button } from "@web/components/button.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { browser } from "@web/lib/leave-for.ts";
import { useWork } from "@web/lib/use-work.ts";

/** What waits for the reader's own signature, at the top of the room; nothing while nothing waits. */
export default function SignNow({ userId, offer }: { userId: string; offer: Offer & SaleOffer }) {
  const { data } = useQuery(signingsQuery(userId, offer.sale.id));
  const work = useWork();
  const open = data?.signings.find(signsNow);
  if (!open) return null;
  const sign = () =>
    work.run("sign", async () => browser.leaveFor((await signingLink(open.id)).url));
  return (
    <InlineNotice tone="info" title={`${PAPER_NAMES[open.what]} waits for your signature`}>
      <p className="wrap-anywhere">{open.file_name}</p>
      <Button
        className="mt-2 print:hidden"
        size="sm"
        aria-label={`Read and sign ${open.file_name}`}
        pending={work.doing === "sign"}
        pendingText="Opening..."
        onClick={() => void sign()}
      >
        Read and sign
      </Button>
      <Failure text={work.failureText} className="mt-2" />
    </InlineNotice>
  );
}
