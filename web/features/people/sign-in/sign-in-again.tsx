import { AUTH_TEXTS } from "@domain/people/authentication.ts";
import { GoogleButton } from "./google-button.tsx";

/** Accounts without a password sign in again here, because a session alone doesn't prove identity. */
export function SignInAgain({ next }: { next: string }) {
  return (
    <div className="grid max-w-sm gap-4">
      <p className="text-ink-soft text-sm">{AUTH_TEXTS.signInAgain}</p>
      <GoogleButton next={next} />
    </div>
  );
}
