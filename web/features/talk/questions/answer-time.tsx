import { answerTimeText } from "@domain/talk/answer-time.ts";
import { useQuery } from "@tanstack/react-query";
import { answerHoursQuery } from "@web/api/homes/listing-extras.ts";

/** How the owner answers, once there are enough answers to say. */
export default function AnswerTime({ listingId }: { listingId: string }) {
  const { data: hours } = useQuery(answerHoursQuery(listingId));
  if (hours == null) return null;
  return <p className="mb-4 text-ink-soft text-sm">{answerTimeText(hours)}</p>;
}
