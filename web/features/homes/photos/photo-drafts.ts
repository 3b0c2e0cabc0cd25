import type { PhotoDraft } from "@web/api/homes/analyze-photos.ts";
import { photoUrl } from "@web/api/homes/listing-photos.ts";
import { sentencesIn } from "@web/lib/browser-features.ts";
import { create } from "zustand";

/** A sentence or feature of the draft, with the owner's decision. */
export type DraftPart = {
  text: string;
  /** Nothing is used without the owner's consent. */
  isKept: boolean;
  /** The last sentence of a paragraph. */
  endsParagraph?: boolean;
};

export type DraftReview = {
  sentences: DraftPart[];
  features: DraftPart[];
  /** The tip for each photo names it by its path. */
  tips: { path: string; room: string; tip: string }[];
  warnings: string[];
};

/** The text that the owner has accepted. */
export type AcceptedWords = { description: string; features: string[] };

/** Drafts under review, by listing: they survive switching steps. */
export const usePhotoDrafts = create<Record<string, DraftReview | undefined>>(() => ({}));

export function toReview(draft: PhotoDraft): DraftReview {
  const base = photoUrl("");
  return {
    sentences: sentencesOf(draft.description),
    features: [...new Set(draft.features)].map((text) => ({ text, isKept: false })),
    tips: draft.photos.map(({ url, room, tip }) => ({
      path: decodeURI(url.replace(base, "")),
      room,
      tip,
    })),
    warnings: draft.warnings,
  };
}

export function acceptedWords(review: DraftReview): AcceptedWords {
  const kept = (parts: DraftPart[]) =>
    parts.filter(({ isKept, text }) => isKept && text.trim() !== "");
  const sentences = kept(review.sentences);
  const description = sentences
    .map(({ text, endsParagraph }) => text.trim() + (endsParagraph ? "\n\n" : " "))
    .join("")
    .trim();
  return { description, features: kept(review.features).map(({ text }) => text.trim()) };
}

/** Browsers that can't split sentences use this. */
const AFTER_STOP = /(?<=[a-z\d)]{2}[.!?])\s+(?=[A-Z])/;
/** "It is for sale. 12 photos show it": Unicode's segmentation sees one sentence there. */
const BEFORE_NUMBER = /(?<=[a-z]{3}[.!?])\s+(?=\d)/;

function sentencesOf(text: string): DraftPart[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.flatMap((paragraph) => {
    const sentences = (sentencesIn(paragraph) ?? paragraph.split(AFTER_STOP))
      .flatMap((sentence) => sentence.split(BEFORE_NUMBER))
      .map((sentence) => sentence.replace(/\s+/g, " ").trim())
      .filter((sentence) => sentence !== "");
    return sentences.map((sentence, i) => ({
      text: sentence,
      isKept: false,
      endsParagraph: i === sentences.length - 1,
    }));
  });
}
