import { AUTH_TEXTS } from "@domain/authentication.ts";
import { GoogleButton } from "./google-button.tsx";

/** For an account without a password: a session alone does not prove that it is still them. */
export function SignInAgain({ next }: { next: string }) {
  return (
    <div className="grid max-w-sm gap-4">
      <p className="text-ink-soft text-sm">{AUTH_TEXTS.signInAgain}</p>
      <GoogleButton next={next} />
    </div>
  );
}
