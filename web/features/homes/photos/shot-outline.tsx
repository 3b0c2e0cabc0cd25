import type { Outline } from "@domain/homes/shots.ts";
import type { ReactNode } from "react";

/** Where to stand for a photo: the room from above, the camera as a dot, and what it sees. */
export function ShotOutline({ outline }: { outline: Outline }) {
  const { drawing, camera, sight } = DRAWINGS[outline];
  const [x, y] = camera;
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className="h-auto w-full text-ink-faint">
      <path d={`M${x} ${y} L${sight} Z`} className="fill-evergreen opacity-15" />
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        {drawing}
      </g>
      <circle cx={x} cy={y} r="4" className="fill-evergreen" />
    </svg>
  );
}

const ROOM = <path d="M8 6h80v52H8z" />;

const DRAWINGS: Record<
  Outline,
  {
    drawing: ReactNode;
    camera: [x: number, y: number];
    /** The other two corners of what the camera sees. */
    sight: string;
  }
> = {
  // The front and the view are drawn as the photo shows them.
  front: {
    drawing: <path d="M34 26v22h36V26M29 30l23-18 23 18M48 48V36h8v12M4 54h88" />,
    camera: [16, 59],
    sight: "30 14 76 34",
  },
  living: {
    drawing: (
      <>
        {ROOM}
        <path d="M40 12h34v12H40zM76 30h8v20h-8zM50 32h14v10H50z" />
      </>
    ),
    camera: [15, 51],
    sight: "20 8 86 44",
  },
  kitchen: {
    drawing: (
      <>
        {ROOM}
        <path d="M8 20h60V6M22 20v38M40 32h26v12H40z" />
      </>
    ),
    camera: [81, 51],
    sight: "10 42 74 8",
  },
  dining: {
    drawing: (
      <>
        {ROOM}
        <path d="M38 24h28v16H38zM44 18h6M54 18h6M44 46h6M54 46h6" />
      </>
    ),
    camera: [15, 51],
    sight: "22 8 86 46",
  },
  bedroom: {
    drawing: (
      <>
        {ROOM}
        <path d="M50 14h30v26H50zM50 22h30M20 6h18" strokeWidth="2" />
      </>
    ),
    camera: [15, 56],
    sight: "16 8 86 36",
  },
  bathroom: {
    drawing: (
      <>
        {ROOM}
        <rect x="52" y="12" width="30" height="14" rx="6" />
        <path d="M16 12h20v10H16zM68 38a6 7 0 1 1 12 0v10H68z" />
      </>
    ),
    camera: [28, 56],
    sight: "14 8 84 20",
  },
  side: {
    drawing: (
      <>
        {ROOM}
        <path d="M46 10h38v12H46zM60 28h10v8H60z" />
      </>
    ),
    camera: [15, 56],
    sight: "18 8 86 36",
  },
  garage: {
    drawing: (
      <>
        <path d="M18 44V6h60v38" />
        <rect x="34" y="12" width="28" height="26" rx="6" />
        <path d="M34 20h28M34 31h28" />
      </>
    ),
    camera: [48, 59],
    sight: "20 10 76 10",
  },
  yard: {
    drawing: (
      <>
        <path d="M24 6h48v16H24zM42 22v-6h10v6" />
        <circle cx="14" cy="30" r="7" />
        <circle cx="82" cy="34" r="7" />
      </>
    ),
    camera: [48, 59],
    sight: "20 10 76 10",
  },
  view: {
    drawing: (
      <>
        <path d="M4 40l22-18 16 12 18-20 32 26" />
        <circle cx="24" cy="12" r="5" />
        <path d="M4 48h88" />
      </>
    ),
    camera: [48, 59],
    sight: "8 12 88 12",
  },
};
