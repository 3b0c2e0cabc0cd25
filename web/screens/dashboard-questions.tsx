import { FALLBACK_TITLE, isPublicStatus } from "@domain/homes/listings.ts";
import { firstName } from "@domain/people/accounts.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery } from "@tanstack/react-query";
import { ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { NoProperty } from "@web/features/homes/own-homes/no-property.tsx";
import { OwnQuestions, QuestionsSkeleton } from "@web/features/talk/questions/own-questions.tsx";
import { useIsOutdated } from "@web/lib/use-is-outdated.ts";
import type { SessionUser } from "@web/session/stored-session.ts";

/** Questions about an owner's homes, except those that are sold. */
export default function DashboardQuestions({ user }: { user: SessionUser }) {
  const query = useQuery(ownHomesQuery(user.id));
  const isOutdated = useIsOutdated(ownHomesQuery(user.id).queryKey, query);
  if (query.isPending) return <QuestionsSkeleton />;
  if (!query.data) {
    return <LoadError level={3} title={ERRORS.user_listings_unavailable.text} query={query} />;
  }
  const homes = query.data
    .filter(({ status }) => status !== "sold")
    .map(({ id, title, status }) => ({
      id,
      title: title || FALLBACK_TITLE,
      isPublic: isPublicStatus(status),
    }));
  if (homes.length === 0 && isOutdated) return <QuestionsSkeleton />;
  if (homes.length === 0)
    return <NoProperty>List your home first. Buyers ask about it on its page.</NoProperty>;
  return <OwnQuestions userId={user.id} ownName={firstName(user)} homes={homes} />;
}
