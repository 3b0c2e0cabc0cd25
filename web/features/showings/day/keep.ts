import type { KeptAct } from "@domain/showings/kept-acts.ts";
import type { Showing } from "@web/api/showings/showings.ts";
import { newId } from "@web/lib/attempt.ts";
import { speak } from "@web/lib/notices.ts";
import { keepAct } from "@web/session/kept-acts-later.ts";

/** The acts of a day's sheet that can wait for a network. */

export function confirmation(showing: Showing, userId: string): KeptAct {
  return { ...about(showing, userId), kind: "confirm", startsAt: showing.starts_at };
}

export function noShow(showing: Showing, userId: string): KeptAct {
  return { ...about(showing, userId), kind: "no_show", noShow: !showing.no_show };
}

export function noteAct(showing: Showing, userId: string, text: string): KeptAct {
  const before = [showing.owner_note ?? ""];
  return { ...about(showing, userId), kind: "note", note: text.trim(), before };
}

export function keep(act: KeptAct): void {
  keepAct(act);
  speak("Kept on this device.");
}

function about(showing: Showing, userId: string) {
  const { id: bookingId, visitor_name: who, date, time } = showing;
  return { id: newId(), userId, bookingId, who, date, time };
}
