import { homeFigures } from "@domain/homes/home-costs.ts";
import { monthlyCosts, termsText, withoutCosts } from "@domain/homes/mortgage.ts";
import { searchesText } from "@domain/homes/price-searches.ts";
import { saleProceeds } from "@domain/sales/sale-proceeds.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount, formatDollars, formatPrice } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import type { OwnListing } from "@web/api/homes/listing-writes.ts";
import { priceAudienceQuery } from "@web/api/homes/price-bench.ts";
import { homeOffersQuery } from "@web/api/offers/offers.ts";
import { competingQuery } from "@web/api/search/near-homes.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { useNamedRate, useUsualLoan } from "@web/session/own-loan.ts";
import { type ReactNode, useDeferredValue } from "react";

/** What a price means, where it is considered and before it is saved. */
export default function PriceEffects(props: {
  userId: string;
  home: Pick<
    OwnListing,
    "id" | "city" | "state" | "property_type" | "hoa_fee" | "property_tax" | "status"
  >;
  price: number;
}) {
  const { userId, home, price } = props;
  const { data: offers } = useQuery(homeOffersQuery(userId, home.id));
  const settled = useDeferredValue(price);
  const town = [home.city, home.state].filter(Boolean).join(", ");
  const competing = useQuery({
    ...competingQuery({ town, type: home.property_type, price: settled }),
    enabled: home.city !== "" && home.state !== "",
    placeholderData: (before) => before,
  });
  const isForSale = home.status === "active" || home.status === "pending";
  const audience = useQuery({ ...priceAudienceQuery(userId, home.id), enabled: isForSale });
  const proceeds = saleProceeds(offers ?? null, price, { now: new Date() });
  const rate = useNamedRate();
  const figures = homeFigures({ ...home, price }, useUsualLoan());
  const costs = figures && monthlyCosts(figures);
  const others = (competing.data?.listings ?? []).filter((each) => each.id !== home.id);
  return (
    <dl className="grid gap-4 text-sm">
      {proceeds && (
        <Fact name="Money in hand">
          {formatPrice(proceeds.net)}
          <Small>
            {proceeds.lines
              .map(({ label, amount }) => `${label}: ${formatPrice(amount)}`)
              .join(" · ")}
          </Small>
        </Fact>
      )}
      {costs && (
        <Fact name="A buyer pays a month">
          {formatDollars(costs.total)} {withoutCosts(costs)}
          <Small>{termsText(figures, rate)}</Small>
        </Fact>
      )}
      <Fact name="Price searches">
        {searchesText(price).map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        ))}
      </Fact>
      {competing.data && (
        <Fact name="Homes for sale beside it">
          {others.length === 0
            ? `No other home like it in ${town} from ${formatPrice(competing.data.from)} to ${formatPrice(competing.data.to)}.`
            : others.map((each) => (
                <span key={each.id} className="block">
                  <TextLink to={paths.listing.href(each.id)}>{each.title}</TextLink>
                  {`, ${formatPrice(each.price)}`}
                </span>
              ))}
        </Fact>
      )}
      {audience.data && (
        <Fact name="Told of a new price">
          {`${formatCount(audience.data.favorites, "person has", "people have")} saved your home. ${formatCount(audience.data.searches, "saved search finds", "saved searches find")} it today.`}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-line border-t pt-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="mt-1 font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block font-normal text-ink-faint text-xs">{children}</span>;
}
