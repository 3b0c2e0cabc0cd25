import type { Look } from "./look.ts";

/** How an owner can improve a photo, as far as pixels tell; "" when it is fine. */
export function tipFor(look: Look | null): string {
  if (look === null) return "This photo could not be read.";
  if (look.brightness < 30) return "It is rather dark. Take it by day, with the curtains open.";
  if (look.brightness > 88) return "It is very bright. Step away from the window and try again.";
  if (look.isUpright) return "Hold the camera sideways: listings show photos wider than tall.";
  if (look.width < 800)
    return `It is only ${look.width} pixels wide. A larger version looks sharper.`;
  return "";
}
