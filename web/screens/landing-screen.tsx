import { laterPart } from "@web/components/later-part.tsx";
import { StartSearch } from "@web/features/homes/listings/search/start-search.tsx";
import { BookingSteps } from "@web/features/site/landing/booking-steps.tsx";
import { Hero } from "@web/features/site/landing/hero.tsx";
import { NewestHomes } from "@web/features/site/landing/newest-homes.tsx";
import { useNewestHomes } from "@web/features/site/landing/use-newest-homes.ts";
import { WhenIdle } from "@web/features/site/landing/when-idle.tsx";
import { WhenSomeoneReads } from "@web/features/site/landing/when-someone-reads.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useJumpToSection } from "@web/lib/use-jump-to-section.ts";
import { withoutIt } from "@web/lib/without-it.tsx";
import { lazy } from "react";
// The examples' own code, which would bring these, never loads in a prerendered page.
import "@web/components/markdown.css";
import "@web/features/site/landing/landing.css";

const LandingProduct = laterPart("product", () => import("./landing-product.tsx"));
const LandingPrices = laterPart("prices", () => import("./landing-prices.tsx"));

const ChatWidget = lazy(() =>
  import("@web/features/vesty/chat/chat-widget.tsx").then(
    ({ ChatWidget }) => ({ default: ChatWidget }),
    withoutIt,
  ),
);

const NewsPopup = lazy(() =>
  import("@web/features/search/news/news-popup.tsx").then(
    ({ NewsPopup }) => ({ default: NewsPopup }),
    withoutIt,
  ),
);

/** `/`: explains the product by showing it. */
export default function LandingScreen() {
  usePageTitle("Sell your home yourself");
  useJumpToSection();
  const newest = useNewestHomes();
  return (
    <>
      <Hero
        home={newest.cover}
        isPending={newest.isPending}
        onLoginIntent={preloadLogin}
        search={<StartSearch />}
      />
      <NewestHomes
        homes={newest.strip}
        isError={newest.isError}
        isFetching={newest.isFetching}
        onRetry={newest.retry}
      />
      <LandingProduct />
      <BookingSteps room={newest.room} onLoginIntent={preloadLogin} />
      <LandingPrices />
      <WhenIdle>
        <ChatWidget />
      </WhenIdle>
      <WhenSomeoneReads>
        {/* The margin applies where it is part of the page instead of floating. */}
        <div className="max-lg:*:mt-20">
          <NewsPopup />
        </div>
      </WhenSomeoneReads>
    </>
  );
}

function preloadLogin() {
  // A failure comes up again, and is shown, on navigation.
  import("./login-dialog.tsx").catch(() => {});
}
