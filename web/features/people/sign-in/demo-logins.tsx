import type { SignInInput } from "@domain/people/authentication.ts";
import { textLinkStyles } from "@web/components/text-link.tsx";

/**
 * The local seed's users, as quick logins for newcomers; set by the local dev server. Never part of
 * a build.
 */
export default function DemoLogins({ onPick }: { onPick: (input: SignInInput) => void }) {
  const logins = demoLogins(import.meta.env.VITE_DEMO_LOGINS);
  if (logins.length === 0) return null;
  return (
    <section aria-label="Demo logins" className="mt-10 border-line border-t pt-5 text-sm">
      <p className="text-ink-soft">Demo logins of the local cloud; one fills the form:</p>
      <ul className="mt-1 grid">
        {logins.map(({ email, password, role }) => (
          <li key={email} className="flex flex-wrap items-baseline gap-x-2">
            <button
              type="button"
              className={`${textLinkStyles} min-h-9 pointer-coarse:min-h-11`}
              // Keeps the focus in the field: a validation message would move this button away.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick({ email, password })}
            >
              {email}
            </button>
            <span className="text-ink-faint">{role}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type DemoLogin = SignInInput & { role: string };

function demoLogins(source: unknown): DemoLogin[] {
  try {
    const logins: unknown = JSON.parse(String(source));
    return Array.isArray(logins) ? logins : [];
  } catch {
    // The variable is not set, or malformed.
    return [];
  }
}
