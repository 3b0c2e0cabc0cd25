import { SignInForm } from "@web/features/sign-in/sign-in-form.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useRedirectAfterLogin } from "@web/session/use-redirect-after-login.ts";

/** Signing in (A§2); whoever is signed in already goes on at once. */
export default function LoginScreen() {
  usePageTitle("Login");
  useRedirectAfterLogin();
  return (
    <div className="page grid justify-items-center py-12 sm:py-20">
      <div className="w-full max-w-sm">
        <h1 className="font-display text-title">Welcome Back!</h1>
        <p className="mt-3 mb-8 text-ink-soft">
          Sign in to answer viewing requests and keep an eye on your homes.
        </p>
        <SignInForm />
      </div>
    </div>
  );
}
