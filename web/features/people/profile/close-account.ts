import { AUTH_TEXTS } from "@domain/people/authentication.ts";
import { AppError, ERRORS } from "@domain/site/errors/errors.ts";
import { type DeletionStatus, deleteMyAccount, isAccountGone } from "@web/api/people/account.ts";
import { discardEntry, entryToken, signInBeside } from "@web/api/site/auth/entry.ts";
import { notify } from "@web/lib/notices.ts";
import { forgetAccount, signOut } from "@web/session/sign-out.ts";

const GOODBYE = {
  deleted: "Your account is deleted. Goodbye, and thank you for being here.",
  closing:
    "Your homes are off the site. We delete your account as soon as we have told your visitors. Goodbye.",
} as const;

/**
 * Deletes the account and signs out; RequireSession then leads home. A retry may find that an earlier try has done it,
 * or the session gone, which is reported and also signs out.
 * @param who undefined for an account without a password, which has just signed in.
 * @returns the text to show on failure.
 */
export async function closeAccount(who?: Credentials): Promise<string | undefined> {
  try {
    const status = await remove(who);
    void (status === "deleted" ? forgetAccount() : signOut());
    notify({ tone: "success", text: GOODBYE[status] });
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) return ERRORS.account_outcome_unknown.text;
    if (error.code === "authentication_required") {
      void signOut();
      notify({
        tone: "warn",
        text: "You are signed out. If you can still sign in, your account is not deleted yet: please try again.",
      });
    }
    return error.text;
  }
}

type Credentials = { email: string; password: string };

/** The server requires a recent sign-in, which finds a wrong password first, and the password itself. */
async function remove(who: Credentials | undefined): Promise<DeletionStatus> {
  if (who === undefined) return deleteMyAccount();
  const refused = await signInBeside(who.email, who.password);
  // An account that an earlier try has deleted has no right password.
  if (refused === AUTH_TEXTS.wrongPassword && (await isAccountGone())) return "deleted";
  if (refused) throw new AppError("sign_in_again", { text: refused });
  try {
    const status = await deleteMyAccount({ token: await entryToken() }, who.password);
    if (status === "closing") await discardEntry();
    return status;
  } catch (error) {
    await discardEntry();
    throw error;
  }
}
