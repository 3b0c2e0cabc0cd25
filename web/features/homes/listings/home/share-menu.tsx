import type { ListingCard } from "@domain/homes/listings.ts";
import { SHARE_COPIED, SHARE_FALLBACK, shareText } from "@domain/homes/sharing.ts";
import { paths } from "@domain/site/paths.ts";
import { Button } from "@web/components/button.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { shareSheet } from "@web/lib/browser-features.ts";
import { notify } from "@web/lib/notices.ts";
import { useDisclosure } from "@web/lib/use-disclosure.ts";
import { ChevronDown, Link2, Printer, QrCode, Share2 } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { shareListing } from "./share-listing.ts";

type Code = { path: string; size: number; address: string };

/**
 * Ways to take a home along: its link, a print, its QR code, which is printed as well and whose code loads on a press.
 * @param props.hasLink not for a sold home.
 */
export function ShareMenu({ listing, hasLink }: { listing: ListingCard; hasLink: boolean }) {
  const { isOpen, toggle, close, box } = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState<string>();
  const [code, setCode] = useState<Code>();
  const [isShown, setShown] = useState(false);
  const menu = useId();

  /** The menu closes, and the focus stays at its button. */
  function choose(act: () => Promise<void>) {
    return () => {
      close();
      button.current?.focus();
      void act();
    };
  }

  async function share() {
    const url = addressOf(listing);
    const outcome = await shareListing(listing, url);
    setText(outcome === "failed" ? shareText(listing, url) : undefined);
    if (outcome === "copied") notify({ tone: "success", text: SHARE_COPIED });
  }

  async function makeCode(): Promise<boolean> {
    try {
      const { qrCode } = await import("@web/lib/qr-code.ts");
      const address = addressOf(listing);
      flushSync(() => setCode({ ...qrCode(address), address }));
      return true;
    } catch {
      return false;
    }
  }

  async function print() {
    // Without a network, the page is printed without the QR code.
    await makeCode();
    window.print();
  }

  async function showCode() {
    if (isShown || (await makeCode())) setShown(!isShown);
    else notify({ tone: "error", text: "The code could not be loaded. Please try again." });
  }

  return (
    <>
      <div ref={box} className="relative print:hidden">
        <Button
          ref={button}
          variant="secondary"
          block
          aria-expanded={isOpen}
          aria-controls={isOpen ? menu : undefined}
          onClick={toggle}
        >
          <Share2 aria-hidden="true" className="size-4" />
          Share
          <ChevronDown aria-hidden="true" className="size-4 text-ink-faint" />
        </Button>
        {isOpen && (
          <div
            id={menu}
            className="absolute top-full left-0 z-30 mt-1.5 grid w-max min-w-full max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-2 text-ink shadow-lifted"
          >
            {hasLink && (
              <Item icon={<Link2 />} onPress={choose(share)}>
                {shareSheet() ? "Send the link" : "Copy the link"}
              </Item>
            )}
            <Item icon={<Printer />} onPress={choose(print)}>
              Print
            </Item>
            <Item icon={<QrCode />} onPress={choose(showCode)}>
              {isShown ? "Hide the QR code" : "QR code"}
            </Item>
          </div>
        )}
      </div>
      {text !== undefined && (
        <TextArea
          label={SHARE_FALLBACK}
          readOnly
          ref={(field) => field?.select()}
          value={text}
          className="order-last col-span-full"
        />
      )}
      <figure
        className={`order-last col-span-full grid justify-items-center gap-2 print:grid ${isShown && code ? "" : "hidden"}`}
      >
        {code && (
          <>
            <svg
              role="img"
              aria-label="QR code of this page"
              viewBox={`0 0 ${code.size} ${code.size}`}
              shapeRendering="crispEdges"
              className="w-44 print:w-28"
            >
              {/* Readers need dark on light, whatever the theme. */}
              <rect width="100%" height="100%" fill="#fff" />
              <path d={code.path} fill="#000" />
            </svg>
            <figcaption className="break-all text-center text-ink-soft text-xs">
              {code.address}
            </figcaption>
          </>
        )}
      </figure>
    </>
  );
}

function Item(props: { icon: ReactNode; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={props.onPress}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 text-left hover:bg-sunken [&_svg]:size-4.5 [&_svg]:text-ink-faint"
    >
      <span aria-hidden="true" className="contents">
        {props.icon}
      </span>
      {props.children}
    </button>
  );
}

function addressOf({ id }: ListingCard): string {
  return new URL(paths.listing.href(id), window.location.origin).href;
}
