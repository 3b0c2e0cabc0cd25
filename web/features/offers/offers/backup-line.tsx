import type { Compared } from "@domain/offers/compared-offers.ts";
import { formatPrice } from "@domain/site/text/format.ts";
import { rankBackups } from "@web/api/offers/offers.ts";
import { AsIs } from "@web/components/as-is.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { focusAfter } from "@web/lib/focus-after.ts";
import { notify } from "@web/lib/notices.ts";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useRef } from "react";
import { useOfferWork } from "./use-offer-work.ts";

/** The backups in the order in which they are called, for their owner to change. */
export function BackupLine(props: { userId: string; listingId: string; offers: Compared[] }) {
  const { userId, listingId } = props;
  const work = useOfferWork(userId);
  const list = useRef<HTMLOListElement>(null);
  const line = props.offers
    .filter(({ offer }) => offer.state === "backup")
    .sort((a, b) => (a.offer.backup_place ?? 0) - (b.offer.backup_place ?? 0));
  if (line.length < 2) return null;

  async function move(from: number, to: number) {
    if (work.doing !== null) return;
    const seen = line.map(({ offer }) => offer.id);
    const ranked = [...seen];
    ranked.splice(to, 0, ...ranked.splice(from, 1));
    if (!(await work.act("rank", () => rankBackups(listingId, seen, ranked)))) return;
    notify({ tone: "success", text: `${line[from]?.name} is number ${to + 1} in line.` });
    // The button that was pressed may be disabled at its new place.
    focusAfter(
      () => undefined,
      () => list.current?.querySelector<HTMLElement>(`[data-offer="${seen[from]}"]`) ?? null,
    );
  }

  return (
    <TitledSection level={3} className="grid max-w-3xl gap-3 print:hidden" title="Backups in line">
      <p className="text-ink-soft text-sm">
        If a sale falls through, their buyers are asked in this order. Each buyer sees only their
        own place.
      </p>
      <ol ref={list} className="grid">
        {line.map(({ offer, name, terms }, at) => (
          <li
            key={offer.id}
            data-offer={offer.id}
            tabIndex={-1}
            className="flex items-center gap-4 border-line border-b py-2"
          >
            <span className="wrap-anywhere min-w-0 flex-1">
              {at + 1}. <AsIs>{name}</AsIs>
            </span>
            <span className="tabular-nums">{formatPrice(terms.price)}</span>
            <span className="flex">
              <IconButton
                size="sm"
                label={`Move up: ${name}`}
                icon={<ArrowUp />}
                disabled={at === 0}
                onClick={() => void move(at, at - 1)}
              />
              <IconButton
                size="sm"
                label={`Move down: ${name}`}
                icon={<ArrowDown />}
                disabled={at === line.length - 1}
                onClick={() => void move(at, at + 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <Failure text={work.failureText} />
    </TitledSection>
  );
}
