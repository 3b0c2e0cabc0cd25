import { classNames } from "@web/lib/class-names.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation, useSearchParams } from "@web/lib/router.tsx";
import type { ComponentType } from "react";

/** The contents of a mailed link: the text after "#", which is never sent to a server, and its query. */
export type LinkProps = { token: string; query: URLSearchParams };

/** The page behind a mailed link: a title and one feature. app/routes.tsx has a row for each. */
export function linkScreen(title: string, width: string, Feature: ComponentType<LinkProps>) {
  return function LinkScreen() {
    usePageTitle(title);
    const token = useLocation().hash.slice(1);
    const [query] = useSearchParams();
    return (
      <div className={classNames("page pt-8 pb-10 sm:pt-12 sm:pb-14", width)}>
        <meta name="robots" content="noindex" />
        <Feature key={token} token={token} query={query} />
      </div>
    );
  };
}
