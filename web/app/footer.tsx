import { Logo } from "@web/components/logo.tsx";
import { paths } from "@web/lib/paths.ts";
import { Link } from "react-router-dom";

/** The foot of every page (B§2). Only links to what exists. */
export function Footer() {
  return (
    <footer className="mt-24 border-line border-t">
      <div className="page grid gap-10 py-12 sm:grid-cols-[1fr_auto] sm:gap-x-16">
        <div className="max-w-md">
          <Logo />
          <p className="mt-4 font-display text-ink-soft text-lead">
            Homes sold by the people who have lived in them.
          </p>
        </div>
        <nav aria-label="Footer">
          <h2 className="font-semibold text-ink-faint text-kicker uppercase">Explore</h2>
          <ul className="mt-2 text-sm">
            <li>
              <Link
                to={paths.listings.href()}
                className="inline-flex min-h-9 items-center rounded-sm hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
              >
                Listings
              </Link>
            </li>
          </ul>
        </nav>
        <p className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-line border-t pt-5 text-ink-faint text-xs sm:col-span-2">
          <span>© 2025 SelfNVest. All rights reserved.</span>
          <span>
            SelfNVest is not a licensed broker and gives no legal, tax or financial advice.
          </span>
        </p>
      </div>
    </footer>
  );
}
