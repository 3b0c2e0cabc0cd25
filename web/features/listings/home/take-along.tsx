import { paths } from "@domain/paths.ts";
import { Button } from "@web/components/button.tsx";
import { notify } from "@web/lib/notices.ts";
import { Printer, QrCode } from "lucide-react";
import { useId, useState } from "react";
import { flushSync } from "react-dom";

type Code = { path: string; size: number; address: string };

/** Prints the page, and shows its QR code, which is printed as well. The code loads on a press. */
export function TakeAlong({ id }: { id: string }) {
  const [code, setCode] = useState<Code>();
  const [isShown, setShown] = useState(false);
  const figure = useId();

  async function makeCode(): Promise<boolean> {
    try {
      const { qrCode } = await import("@web/lib/qr-code.ts");
      const address = new URL(paths.listing.href(id), window.location.origin).href;
      flushSync(() => setCode({ ...qrCode(address), address }));
      return true;
    } catch {
      return false;
    }
  }

  async function print() {
    // Without a network, it is printed without the QR code.
    await makeCode();
    window.print();
  }

  async function show() {
    if (isShown || (await makeCode())) setShown(!isShown);
    else notify({ tone: "error", text: "The code could not be loaded. Please try again." });
  }

  return (
    <>
      <Button variant="quiet" size="sm" className="print:hidden" onClick={() => void print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className="print:hidden"
        aria-expanded={isShown}
        aria-controls={figure}
        onClick={() => void show()}
      >
        <QrCode aria-hidden="true" className="size-4" />
        QR code
      </Button>
      <figure
        id={figure}
        className={`col-span-full grid justify-items-center gap-2 print:grid ${isShown && code ? "" : "hidden"}`}
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
