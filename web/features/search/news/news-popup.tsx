import { IconButton } from "@web/components/icon-button.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { readItem, writeItem } from "@web/lib/storage.ts";
import { useSession } from "@web/session/session.ts";
import { X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { NewsForm } from "./news-form.tsx";
import { useInterest } from "./use-interest.ts";
import "./news.css";

/** Stored once the offer was closed or accepted. */
const NEWS_CLOSED_KEY = "news_closed";

/**
 * Offers the newsletter to visitors who are not signed in. Place it at the end of a page: on phones
 * and tablets it is a section there, so that it covers nothing; on wide screens it is a card in the
 * lower left corner, shown once the visitor seems interested. Closed or used, it never comes back.
 */
export function NewsPopup() {
  const { status } = useSession();
  const [isClosed, setIsClosed] = useState(() => readItem(NEWS_CLOSED_KEY) !== null);
  const isWanted = status === "signed-out" && !isClosed;
  if (!isWanted) return null;
  return <NewsCard onClose={() => setIsClosed(true)} />;
}

function NewsCard({ onClose }: { onClose: () => void }) {
  const isInterested = useInterest();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);

  function close() {
    neverAgain();
    // The focused element is gone; keep the focus where the reader was.
    if (section.current?.contains(document.activeElement))
      document.getElementById("main")?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      onKeyDown={(event) => event.key === "Escape" && close()}
      className={classNames("news", isInterested && "news-shown")}
    >
      <div className="news-sheet page">
        <div className="flex items-start justify-between gap-4">
          <h2 id={headingId} className="font-display font-medium text-heading lg:text-price">
            New homes, by email
          </h2>
          <IconButton
            size="sm"
            className="-mt-1 -mr-2"
            label="Close and don't show this again"
            icon={<X />}
            onClick={close}
          />
        </div>
        <NewsForm onAsked={neverAgain} />
      </div>
    </section>
  );
}

function neverAgain() {
  writeItem(NEWS_CLOSED_KEY, "1");
}
