import { firstName } from "@domain/people/accounts.ts";
import { paths } from "@domain/site/paths.ts";
import { welcomeText } from "@domain/vesty/chat.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { useLocation } from "@web/lib/router.tsx";
import { rememberPath } from "@web/session/redirect.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { ArrowUpRight } from "lucide-react";
import { MessageFrame } from "./message-frame.tsx";

/** The start of a conversation: a headline until something has been said. */
export function Welcome(props: {
  user: SessionUser | null;
  hasBegun?: boolean;
  /** Opening questions. */
  starters?: readonly string[];
  onStart?: (prompt: string) => void;
}) {
  const { user, hasBegun = false, starters = [], onStart } = props;
  return (
    <MessageFrame name="Vesty" tone="answering" at={null}>
      <p className={classNames("text-pretty text-ink", !hasBegun && "font-display text-heading")}>
        {welcomeText(firstName(user))}
      </p>
      {!user && <WaysIn />}
      {user && !hasBegun && starters.length > 0 && (
        <ul className="mt-5 border-line border-t">
          {starters.map((starter) => (
            <li key={starter} className="border-line border-b">
              <button
                type="button"
                onClick={() => onStart?.(starter)}
                className="group flex min-h-12 w-full items-center justify-between gap-4 py-2 text-left text-ink-soft text-sm transition-colors hover:text-ink"
              >
                {starter}
                <ArrowUpRight
                  aria-hidden="true"
                  className="size-4 shrink-0 text-clay transition-transform group-hover:translate-x-0.5"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </MessageFrame>
  );
}

/** The link for visitors: conversations need an account; after signing in, they return to this page. */
function WaysIn() {
  const { pathname, search } = useLocation();
  const remember = () => rememberPath(pathname + search);
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <LinkButton to={paths.login.href()} onClick={remember} size="sm">
        Login
      </LinkButton>
      <LinkButton
        to={paths.login.href({ mode: "signup" })}
        onClick={remember}
        variant="secondary"
        size="sm"
      >
        Sign Up
      </LinkButton>
    </div>
  );
}
