import { paths } from "@domain/site/paths.ts";
import { Logo } from "@web/components/logo.tsx";
import { env } from "@web/lib/env.ts";
import { Link } from "@web/lib/router.tsx";
import { Mail } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useContactPopup } from "./use-contact-popup.tsx";

/** The footer of every page. Links only to what exists. */
export function Footer() {
  const { link, popup } = useContactPopup();
  return (
    <footer className="mt-24 border-line border-t print:hidden">
      <div className="page grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[1fr_auto]">
        <div className="max-w-md">
          <Logo />
          <p className="mt-4 font-display text-ink-soft text-lead">
            Homes sold by the people who have lived in them.
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-10 gap-y-8 sm:flex sm:gap-x-20">
          <Column title="Explore">
            <PageLink to={paths.listings.href()}>Listings</PageLink>
            <PageLink to={paths.handbook.href()}>Handbook</PageLink>
            <PageLink to={paths.home.href("services")}>Services</PageLink>
            <PageLink to={paths.home.href("pricing")}>Pricing</PageLink>
            <PageLink to={paths.home.href("faq")}>FAQ</PageLink>
          </Column>
          <Column title="Legal">
            <PageLink to={paths.privacy.href()}>Privacy Policy</PageLink>
            <PageLink to={paths.terms.href()}>Terms of Service</PageLink>
          </Column>
          <Column title="Contact">
            <li>
              <a {...link} className={LINK}>
                <Mail aria-hidden="true" className="size-4 stroke-[1.75]" />
                Email us
              </a>
            </li>
            {env.socialLinks.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener me" className={LINK}>
                  {name}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </Column>
        </div>
        <p className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-line border-t pt-5 text-ink-faint text-xs lg:col-span-2">
          {/* A prerendered page may be from last year. */}
          <span suppressHydrationWarning>
            © {yearsUntil(new Date().getFullYear())} SelfNVest. All rights reserved.
          </span>
          <span>
            SelfNVest is not a licensed broker. It gives no legal, tax or financial advice.
          </span>
        </p>
      </div>
      {/* A section, so that the popup's header and footer are not the page's. */}
      <section>{popup}</section>
    </footer>
  );
}

const FIRST_YEAR = 2025;

/** "2025", and from the next year on "2025–2026". */
function yearsUntil(year: number): string {
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-ink-faint text-kicker uppercase">
        {title}
      </h2>
      <ul className="mt-2 text-sm">{children}</ul>
    </nav>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={LINK}>
        {children}
      </Link>
    </li>
  );
}

const LINK =
  "inline-flex min-h-9 items-center gap-2 rounded-sm hover:underline hover:underline-offset-4 pointer-coarse:min-h-11";
