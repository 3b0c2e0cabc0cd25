import { z } from "zod";
import { type FairHousingHit, fairHousingHits } from "../../_shared/domain/homes/fair-housing.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { plainText } from "./plain-text.ts";

/** The answer of `POST /listings/analyze-images`: a draft for the owner to review. */
type PhotoDraft = {
  description: string;
  features: string[];
  photos: { url: string; room: string; tip: string }[];
  warnings: string[];
};

const DRAFT_LIMITS = {
  description: 4_000,
  feature: 80,
  features: 20,
  room: 40,
  tip: 200,
  warning: 300,
  warnings: 10,
} as const;

/** Only this many characters of an answer are read. */
const MAX_ANSWER = 100_000;

const answerSchema = z.object({
  description: z.string(),
  features: z.array(z.string()),
  photos: z.array(z.object({ number: z.number(), room: z.string(), tip: z.string() })),
  warnings: z.array(z.string()).default([]),
});

/**
 * Parses the model's answer, which is untrusted: a photo may show text meant to manipulate it.
 * @param urls the photos the model was shown, in order.
 * @throws AppError `analysis_failed`
 */
export function readDraft(answer: string, urls: readonly string[]): PhotoDraft {
  const { description, features, photos, warnings } = parse(answer);
  const limits = DRAFT_LIMITS;
  const draft = {
    description: plainText(description, limits.description, { isLong: true }),
    features: textsOf(features, limits.feature, limits.features),
    photos: urls.flatMap((url, index) => {
      const said = photos.find(({ number }) => number === index + 1);
      const room = plainText(said?.room ?? "", limits.room);
      return said ? [{ url, room, tip: plainText(said.tip, limits.tip) }] : [];
    }),
  };
  if (draft.description === "") throw new AppError("analysis_failed");
  const hits = fairHousingHits([draft.description, ...draft.features].join("\n"));
  return {
    ...draft,
    warnings: [
      ...textsOf(warnings, limits.warning, limits.warnings),
      ...new Set(hits.slice(0, limits.warnings).map(warningOf)),
    ],
  };
}

function parse(answer: string): z.infer<typeof answerSchema> {
  if (answer.length > MAX_ANSWER) throw new AppError("analysis_failed");
  try {
    return answerSchema.parse(JSON.parse(answer));
  } catch (cause) {
    throw new AppError("analysis_failed", { cause });
  }
}

function textsOf(texts: readonly string[], length: number, count: number): string[] {
  const plain = texts.slice(0, 200).map((text) => plainText(text, length));
  return [...new Set(plain.filter((text) => text !== ""))].slice(0, count);
}

function warningOf({ phrase, reason, suggestion }: FairHousingHit): string {
  return plainText(`“${phrase}”: ${reason} ${suggestion ?? ""}`, DRAFT_LIMITS.warning);
}
