import type { MovedShare, SharedAmount } from "@domain/offers/moved-shares.ts";
import { termWords } from "@domain/offers/offer-terms.ts";
import { formatDollars } from "@domain/site/text/format.ts";
import { Button } from "@web/components/button.tsx";
import { focusAfter } from "@web/lib/focus-after.ts";
import { notify } from "@web/lib/notices.ts";
import type { OfferForm } from "./use-offer-form.ts";

/** Lists amounts that stayed in dollars while the price changed, each with one press that keeps its share instead. */
export function MovedShares({ form, only }: { form: OfferForm; only?: SharedAmount }) {
  const moved = form.movedShares.filter(({ name }) => !only || name === only);
  if (moved.length === 0) return null;

  function keepShare({ name, kept, was }: MovedShare) {
    const page = form.form.ref.current;
    focusAfter(
      () => form.takeAmount(name, kept),
      () =>
        page?.querySelector<HTMLElement>(`[name="${name}"]`) ??
        page?.querySelector<HTMLElement>("#offer-page"),
    );
    const { label } = termWords(name, "buyer");
    notify({ tone: "success", text: `${label}: ${formatDollars(kept)}, ${was} of the price.` });
  }

  return (
    <ul
      aria-label="Shares of the price"
      className="grid gap-4 rounded-md bg-amber-soft px-4 py-3 text-sm"
    >
      {moved.map((share) => (
        <li key={share.name} className="grid justify-items-start gap-2.5">
          <p>{share.text}</p>
          <Button size="sm" variant="secondary" onClick={() => keepShare(share)}>
            Keep {share.was}: {formatDollars(share.kept)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
