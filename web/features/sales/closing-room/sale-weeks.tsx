import type { Offer } from "@domain/offers/offers.ts";
import { canAmend } from "@domain/sales/amendments.ts";
import type { Room } from "@domain/sales/closing-room.ts";
import { stepsIf, termsWithClosing } from "@domain/sales/moved-dates.ts";
import type { Party } from "@domain/sales/parties.ts";
import { dayAt, saleWeeks, type SaleWeeks as Weeks } from "@domain/sales/sale-weeks.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { Button } from "@web/components/button.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { Printer } from "lucide-react";
import { type PointerEvent, useRef, useState } from "react";
import { ClosingPreview } from "./closing-preview.tsx";
import { WeeksPicture } from "./weeks-picture.tsx";

/** The weeks from acceptance to the keys as a picture, what another closing would move, and the page to print. */
export function SaleWeeks(props: {
  userId: string;
  offer: Offer & SaleOffer;
  room: Room;
  parties: readonly Party[];
  /** Another closing that is looked at. It outlives this part, which a screen that is turned draws anew. */
  closing: string | undefined;
  onClosing: (closing: string | undefined) => void;
}) {
  const { userId, offer, room, parties, closing, onClosing } = props;
  const now = useNow();
  // While the closing is dragged, the picture keeps its first and last day.
  const [held, setHeld] = useState<Pick<Weeks, "from" | "to">>();
  const isDragged = useRef(false);
  const step = room.closing;
  const day = step?.due_on;
  const isMovable = day && canAmend(offer, now);
  const terms =
    closing !== undefined && closing !== day ? termsWithClosing(offer, closing, now) : undefined;
  const kinds = room.steps.map(({ kind }) => kind);
  const then = terms
    ? stepsIf(offer, terms, now).filter(({ kind }) => kinds.includes(kind))
    : room.steps;
  const weeks = { ...saleWeeks(offer, room.steps, parties, now, then), ...held };

  function drag(event: PointerEvent<HTMLElement>, place: (x: number) => number) {
    event.preventDefault();
    const handle = event.currentTarget;
    const range = { from: weeks.from, to: weeks.to };
    handle.setPointerCapture(event.pointerId);
    isDragged.current = false;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      isDragged.current = true;
      setHeld(range);
      onClosing(dayAt(place(clientX), range));
    };
    const end = () => {
      handle.removeEventListener("pointermove", move);
      setHeld(undefined);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("lostpointercapture", end, { once: true });
  }

  return (
    <TitledSection
      className="grid gap-4"
      title="The weeks until the keys"
      aside={
        offer.sale.state === "open" && (
          <Button variant="quiet" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print for the fridge
          </Button>
        )
      }
    >
      <WeeksPicture
        saleId={offer.sale.id}
        side={offer.side}
        weeks={weeks}
        wasDragged={isDragged}
        drag={isMovable ? drag : undefined}
      />
      {isMovable && (
        <ClosingPreview
          userId={userId}
          offer={offer}
          step={step}
          day={day}
          closing={closing}
          terms={terms}
          onChange={onClosing}
        />
      )}
    </TitledSection>
  );
}
