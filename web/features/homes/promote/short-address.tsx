import { paths } from "@domain/site/paths.ts";
import { CopyButton } from "@web/components/copy-button.tsx";
import { qrCode } from "@web/lib/qr-code.ts";

/** The address to type or scan from a sign. */
export function ShortAddress({ letters }: { letters: string }) {
  const address = window.location.origin + paths.sign.href(letters);
  const { path, size } = qrCode(address);
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      {/* Scanners need dark on light, also in the dark theme. */}
      <svg
        role="img"
        aria-label="QR code of the short address"
        viewBox={`0 0 ${size} ${size}`}
        className="size-28 rounded-md"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <div className="grid gap-1">
        <p translate="no" className="wrap-anywhere font-display text-subheading">
          {address.replace(/^https?:\/\//, "")}
        </p>
        <CopyButton label="Copy" of="the short address" text={address} />
        <p className="max-w-prose text-ink-soft text-sm">
          This is your home's short address. It stays the same, also when you take your home off the
          market and bring it back. Visits by it count as “Yard sign, short address”.
        </p>
      </div>
    </div>
  );
}
