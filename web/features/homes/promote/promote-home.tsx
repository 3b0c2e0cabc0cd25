import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import { useQuery } from "@tanstack/react-query";
import { ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { listingWeeksQuery, shownHomeQuery } from "@web/api/homes/promote.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { PageSection } from "@web/components/page-section.tsx";
import { ChannelList } from "./channel-list.tsx";
import { FieldSheets } from "./field-sheets.tsx";
import { HomeFigures } from "./home-figures.tsx";
import { PictureKitButton } from "./picture-kit-button.tsx";
import { PrintSheets } from "./print-sheets.tsx";

/** A home's figures and sheets to print and post, for its owner. */
export default function PromoteHome(props: { userId: string; id: string }) {
  const { userId, id: listingId } = props;
  const homes = useQuery(ownHomesQuery(userId));
  const weeks = useQuery(listingWeeksQuery(userId, listingId));
  const shown = useQuery(shownHomeQuery(userId, listingId));
  const failed = [homes, weeks, shown].find((query) => query.isError && !query.data);
  if (failed) return <LoadError level={1} title="This page could not be loaded" query={failed} />;
  if (!homes.data || !weeks.data || shown.data === undefined)
    return <PageLoading label="Loading the figures..." />;

  const home = homes.data.find(({ id }) => id === listingId);
  if (!home) {
    return (
      <EmptyState
        level={1}
        title="This isn't one of your homes"
        action={<LinkButton to={paths.myListings.href()}>My listings</LinkButton>}
      />
    );
  }
  const today = dateInZone(new Date(), home.time_zone ?? "UTC");
  const from = shown.data?.published_at
    ? dateInZone(new Date(shown.data.published_at), home.time_zone ?? "UTC")
    : today;
  return (
    <div className="grid gap-10">
      <div>
        <BackLink to={paths.myListings.href()}>My listings</BackLink>
      </div>
      <PageHeader kicker={home.title || FALLBACK_TITLE} title="Find your buyer" />
      <PageSection
        id="figures"
        title="How it is doing"
        lead="Week by week, since it was first shown."
        className={COLUMNS}
      >
        <HomeFigures rows={weeks.data} from={from} today={today} />
      </PageSection>
      {shown.data ? (
        <>
          <PageSection id="paper" title="On paper" lead="To print at home." className={COLUMNS}>
            <PrintSheets userId={userId} home={shown.data} />
          </PageSection>
          <PageSection
            id="texts"
            title="In other places"
            lead="These texts are ready to paste and fit the length each place allows. Change what you like, but keep the link. It shows you which place brings showings."
            className={COLUMNS}
          >
            <ChannelList home={shown.data} />
          </PageSection>
          <PageSection
            id="pictures"
            title="Pictures to post"
            lead="One download for all other places."
            className={COLUMNS}
          >
            <PictureKitButton home={shown.data} />
          </PageSection>
          <PageSection
            id="forms"
            title="Forms of other sites"
            lead="What they ask, in their order. Press to copy each answer."
            className={COLUMNS}
          >
            <FieldSheets home={shown.data} />
          </PageSection>
        </>
      ) : (
        <p className="text-ink-soft">
          You can get flyers and texts here while buyers can see your home.
        </p>
      )}
    </div>
  );
}

const COLUMNS = "lg:grid-cols-[15rem_minmax(0,1fr)]";
