import { UNTITLED } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import type { OwnHome } from "@web/api/homes/own-homes.ts";
import { TextLink } from "@web/components/text-link.tsx";

/** Leads to the price bench of a home. */
export function WorthLink({ home }: { home: OwnHome }) {
  return (
    <p className="text-sm">
      <TextLink
        to={paths.priceBench.href(home.id)}
        aria-label={`What is it worth? ${home.title || UNTITLED}`}
      >
        What is it worth?
      </TextLink>
    </p>
  );
}
