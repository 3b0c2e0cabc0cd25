import type { NoticeTone } from "@web/lib/notices.ts";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";

/** The look of success, info and error messages; shared by notices and inline notices. */
export const TONES = {
  success: { icon: CircleCheck, text: "text-green", ground: "bg-green-soft", name: "Success" },
  info: { icon: Info, text: "text-blue", ground: "bg-blue-soft", name: "Note" },
  warn: { icon: TriangleAlert, text: "text-amber", ground: "bg-amber-soft", name: "Warning" },
  error: { icon: CircleAlert, text: "text-red", ground: "bg-red-soft", name: "Error" },
} as const satisfies Record<NoticeTone, unknown>;
