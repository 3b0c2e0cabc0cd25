import type { AnswerSource, HomeAnswer, OpenQuestion, OwnAnswer } from "@domain/talk/questions.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { listingQuery } from "../homes/one-listing.ts";
import { fetchSharedHomes } from "../homes/shared-homes.ts";
import { every, fits, flag, having } from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { POLL_INTERVAL_MS } from "../site/cache/polling.ts";
import { askFunction } from "../site/transport/functions.ts";
import { asMember, asVisitor } from "../site/transport/tables.ts";

/** Questions about homes: answered from what is published, or by their owners. */

const fallback = "own_questions_unavailable";
const notSaved = { fallback: "answer_not_saved", repeats: true } as const;

/** Answers with what the owner has published, word for word. */
export function askAboutHome(listingId: string, question: string): Promise<HomeAnswer> {
  return askFunction(
    `listings/${listingId}/ask`,
    { method: "POST", body: { question }, as: "anyone", fallback: "questions_unavailable" },
    fits<HomeAnswer>(having({ quotes: every(having({})), isWhole: flag, isOfSubject: flag })),
  );
}

/** Everything a question about the home can be answered from. */
export function sourcesQuery(listingId: string) {
  return queryOptions({
    queryKey: ["listings", "sources", listingId],
    queryFn: ({ signal }): Promise<AnswerSource[]> =>
      asVisitor({ signal, fallback: "questions_unavailable" }, (db) =>
        db.rpc("answer_sources", { listing_id: listingId }, { get: true }),
      ),
    staleTime: 0,
  });
}

/** The questions of buyers that wait for an answer, for owners. */
export function openQuestionsQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "open-questions"),
    queryFn: ({ signal }): Promise<OpenQuestion[]> =>
      asMember({ signal, fallback }, (db) => db.rpc("my_questions", {}, { get: true })),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** All published and hidden answers of the user, in the order of each page. */
export function ownAnswersQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "answers"),
    queryFn: async ({ signal }): Promise<OwnAnswer[]> => {
      const [own, shared] = await Promise.all([
        asMember({ signal, fallback }, (db) =>
          db
            .from("listing_answers")
            .select("id,listing_id,question,answer,is_public,listings!inner(user_id)")
            // Row-level security also shows the public answers of others.
            .eq("listings.user_id", userId)
            .order("position")
            .order("id"),
        ),
        fetchSharedHomes(signal),
      ]);
      const others = shared.filter(({ is_first }) => !is_first).map(({ listing_id }) => listing_id);
      if (others.length === 0) return own;
      const more = await asMember({ signal, fallback }, (db) =>
        db
          .from("listing_answers")
          .select("id,listing_id,question,answer,is_public")
          .in("listing_id", others)
          .order("position")
          .order("id"),
      );
      return [...own, ...more];
    },
  });
}

/** @param publishAs the question as the home's page shows it with the answer; null to keep both private. */
export async function answerQuestion(
  question: OpenQuestion,
  sent: { id: string; body: string; publishAs: string | null },
): Promise<void> {
  await asMember({ fallback: "message_not_sent", repeats: true }, (db) =>
    db.rpc("answer_question", {
      question_id: question.id,
      id: sent.id,
      body: sent.body,
      publish_as: sent.publishAs,
    }),
  );
}

/** Takes a question off the list without an answer. */
export async function closeQuestion(question_id: string): Promise<void> {
  await asMember(notSaved, (db) => db.rpc("close_question", { question_id }));
}

/** Publishing the same id again changes nothing. */
export async function publishAnswer(
  answer: Pick<OwnAnswer, "id" | "listing_id" | "question" | "answer">,
): Promise<void> {
  await asMember(notSaved, (db) =>
    db.from("listing_answers").upsert(answer, { ignoreDuplicates: true }).select("id"),
  );
}

export async function changeAnswer(
  id: string,
  changes: Partial<Pick<OwnAnswer, "question" | "answer" | "is_public">>,
): Promise<void> {
  await asMember(notSaved, (db) => db.from("listing_answers").update(changes).eq("id", id));
}

export async function deleteAnswer(id: string): Promise<void> {
  await asMember(notSaved, (db) => db.from("listing_answers").delete().eq("id", id));
}

export async function orderAnswers(listing_id: string, ids: string[]): Promise<void> {
  await asMember(notSaved, (db) => db.rpc("order_answers", { listing_id, ids }));
}

/** After any of these writes, the owner's lists and the page of the home are read again. */
export async function refreshAnswers(
  client: QueryClient,
  userId: string,
  listingId: string,
): Promise<void> {
  void client.invalidateQueries({ queryKey: listingQuery(listingId).queryKey });
  await client.invalidateQueries({ queryKey: ownKey(userId) });
}
