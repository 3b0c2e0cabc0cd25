import { evidenceText } from "@domain/homes/price-evidence.ts";
import { dateInZone, daysBetween } from "@domain/site/time/time-zones.ts";
import { useQuery } from "@tanstack/react-query";
import { listingWeeksQuery, shownHomeQuery } from "@web/api/homes/promote.ts";
import { feedbackSummaryQuery } from "@web/api/showings/proposals.ts";
import { TitledSection } from "@web/components/titled-section.tsx";

/** What visitors and silence say of the price; nothing while it isn't known, or says too little. */
export function Evidence(props: { userId: string; listingId: string; today: string }) {
  const { userId, listingId, today } = props;
  const { data: shown } = useQuery(shownHomeQuery(userId, listingId));
  const { data: weeks } = useQuery(listingWeeksQuery(userId, listingId));
  const { data: feedback } = useQuery(feedbackSummaryQuery(userId, listingId));
  if (!shown || !weeks || !feedback) return null;
  const isForSale = shown.status === "active" && shown.published_at !== null;
  const sum = (name: "views" | "requests") => weeks.reduce((total, week) => total + week[name], 0);
  const texts = evidenceText({
    days: isForSale
      ? daysBetween(dateInZone(new Date(shown.published_at ?? ""), shown.time_zone), today)
      : null,
    views: sum("views"),
    requests: sum("requests"),
    opinions: feedback.price,
  });
  if (texts.length === 0) return null;
  return (
    <TitledSection title="What the market says so far">
      <ul className="mt-2 grid gap-1">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </TitledSection>
  );
}
