import { paths } from "@domain/site/paths.ts";
import { Spinner } from "@web/components/spinner.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { useLocation } from "@web/lib/router.tsx";
import { Check, CloudOff, type LucideIcon, Pencil, TriangleAlert } from "lucide-react";
import { hasChanges } from "./edited-home.ts";
import type { EditedHome } from "./use-edited-home.ts";

export function SaveStatus({ edited }: { edited: EditedHome }) {
  const { icon: Icon, text, isTrouble } = statusOf(edited);
  const { pathname, search } = useLocation();
  const loginHref = paths.login.href({ next: pathname + search });
  return (
    <>
      <p className="flex min-h-9 items-center gap-2 text-ink-soft text-sm">
        {Icon ? <Icon aria-hidden="true" className="size-4 shrink-0" /> : <Spinner />}
        <span>
          {text}{" "}
          {edited.phase === "signed-out" && <TextLink to={loginHref}>Sign in again</TextLink>}
        </span>
      </p>
      {/* Every pause in typing saves, so only problems are announced. */}
      <span role="status" className="sr-only">
        {isTrouble ? text : ""}
      </span>
    </>
  );
}

type Status = { icon: LucideIcon | null; text: string; isTrouble?: boolean };

function statusOf(edited: EditedHome): Status {
  const { phase, isKept, failure, refused, theirs } = edited;
  const isDraft = edited.listing.status === "draft";
  const here = isKept ? "we keep it on this device" : "please keep this page open";
  const trouble = (icon: LucideIcon, text: string) => ({ icon, text, isTrouble: true });
  if (phase === "saving") return { icon: null, text: "Saving…" };
  if (phase === "offline") return trouble(CloudOff, `Not saved yet – you're offline: ${here}`);
  if (phase === "failing")
    return trouble(CloudOff, `Not saved yet – our server is not responding: ${here} and try again`);
  if (phase === "signed-out") return trouble(CloudOff, `Not saved yet – ${here}.`);
  if (phase === "gone") return trouble(TriangleAlert, `Not saved – ${here}`);
  if (failure) return trouble(TriangleAlert, `Not saved yet – ${failure}`);
  if (theirs) return trouble(TriangleAlert, "Not saved yet – please choose above");
  if (Object.keys(refused).length > 0)
    return trouble(TriangleAlert, "Saved, except what is marked");
  if (phase === "waiting" && hasChanges(edited))
    return { icon: Pencil, text: isDraft ? "Not saved yet" : `Not public yet – ${here}` };
  return { icon: Check, text: "Saved" };
}
