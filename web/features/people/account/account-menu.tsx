import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "@web/api/people/profile.ts";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { lazyScreen } from "@web/lib/lazy-screen.ts";
import { useDisclosure } from "@web/lib/use-disclosure.ts";
import { whenSomeoneReads } from "@web/lib/when-someone-reads.ts";
import { goOnWithKeptActs } from "@web/session/kept-acts.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { useAvatar } from "@web/session/use-avatar.ts";
import { ChevronDown } from "lucide-react";
import { useEffect, useId } from "react";
import { AccountFace } from "./account-face.tsx";

const AccountPanel = lazyScreen(() => import("./account-panel.tsx"));

/** The signed-in user's button and menu. */
export default function AccountMenu({ user }: { user: SessionUser }) {
  const { isOpen, toggle, close, box } = useDisclosure();
  const picture = useAvatar(user.id);
  // Google overwrites the session's name at each sign-in; the profile's name takes precedence.
  const { data: profile } = useQuery(profileQuery(user.id));
  const named = { ...user, full_name: profile?.name || user.full_name };
  const id = useId();
  // The panel should be there when the button is pressed.
  useEffect(() => whenSomeoneReads(AccountPanel.preload), []);
  useEffect(goOnWithKeptActs, []);
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
        className="flex min-h-11 items-center gap-1.5 rounded-full py-1 pr-1 pl-1 transition-colors hover:bg-sunken sm:pr-3"
      >
        <AccountFace user={named} picture={picture} />
        <span className="sr-only">, account menu</span>
        <ChevronDown
          aria-hidden="true"
          className={classNames(
            "size-4 shrink-0 text-ink-faint transition-transform max-sm:hidden",
            isOpen && "rotate-180",
          )}
        />
      </button>
      {isOpen && (
        <div
          id={id}
          className="fixed inset-x-3 top-[calc(var(--header-height)+0.25rem)] z-40 max-h-[calc(100dvh-var(--header-height)-1rem)] overflow-y-auto rounded-lg border border-line bg-surface p-2 text-ink shadow-lifted sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:mt-1.5 sm:w-72"
        >
          <LazyPart title="The menu could not be shown" skeleton={<Loading />}>
            <AccountPanel user={user} onLeave={close} />
          </LazyPart>
        </div>
      )}
    </div>
  );
}

function Loading() {
  return (
    <p role="status" className="flex min-h-11 items-center gap-2 px-3 text-ink-soft text-sm">
      <Spinner wait="load" /> Loading...
    </p>
  );
}
