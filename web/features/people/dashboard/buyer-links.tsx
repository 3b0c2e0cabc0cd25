import { paths } from "@domain/site/paths.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";

/** Next steps for buyers. */
export function BuyerLinks() {
  return (
    <TitledSection title="Looking for a home">
      <ul className="grid">
        <li className={ROW}>
          <TextLink to={paths.listings.href()}>Browse homes</TextLink>
          <p className={NOTE}>On a map or in a list, sold by their owners.</p>
        </li>
        <li className={ROW}>
          <TextLink to={paths.savedSearches.href()}>Saved searches</TextLink>
          <p className={NOTE}>An email when a home that fits appears.</p>
        </li>
        <li className={ROW}>
          <TextLink to={paths.messages.href()}>Messages</TextLink>
          <p className={NOTE}>Your questions to owners about their homes, and their answers.</p>
        </li>
        <li className={ROW}>
          <TextLink to={paths.offers.href()}>Offers</TextLink>
          <p className={NOTE}>The status of each one, and what to do next.</p>
        </li>
        <li className={ROW}>
          <TextLink to={paths.showings.href()}>Showings</TextLink>
          <p className={NOTE}>
            Showings you booked with your email address. You can move or cancel one, or say how it
            was.
          </p>
        </li>
      </ul>
    </TitledSection>
  );
}

const ROW = "grid justify-items-start gap-1 border-line border-b py-5";
const NOTE = "text-ink-soft text-sm";
