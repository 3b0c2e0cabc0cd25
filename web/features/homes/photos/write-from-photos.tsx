import type { ListingImage } from "@domain/homes/images.ts";
import { AppError, ERRORS } from "@domain/site/errors/errors.ts";
import { ANALYSIS_LIMITS } from "@domain/site/errors/limits.ts";
import { analyzePhotos } from "@web/api/homes/analyze-photos.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { Sparkles } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { DraftReviewForm } from "./draft-review-form.tsx";
import { type AcceptedWords, acceptedWords, toReview, usePhotoDrafts } from "./photo-drafts.ts";

/** Drafts a description from the photos, for the owner to review sentence by sentence. */
export function WriteFromPhotos(props: {
  listingId: string;
  photos: ListingImage[];
  onWords: (words: AcceptedWords) => void;
}) {
  const { listingId, photos, onWords } = props;
  const headingId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const analysis = useAnalysis(listingId, photos);
  const review = usePhotoDrafts((drafts) => drafts[listingId]);

  function close(): void {
    usePhotoDrafts.setState({ [listingId]: undefined });
    button.current?.focus();
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-5 border-line border-t pt-8">
      <div className="grid gap-2">
        <h3 id={headingId} className="font-display font-medium text-subheading">
          Write from my photos
        </h3>
        <p className="max-w-prose text-ink-soft text-sm">
          An assistant looks at your photos (up to {ANALYSIS_LIMITS.photos} of them, up to{" "}
          {ANALYSIS_LIMITS.callsPerDay} times a day) and drafts a description. It can be wrong, so
          only what you check goes into your listing.
        </p>
      </div>
      <Button
        ref={button}
        variant="secondary"
        className="justify-self-start"
        disabled={photos.length === 0}
        pending={analysis.isPending}
        pendingText="Looking at your photos..."
        onClick={analysis.start}
      >
        <Sparkles aria-hidden="true" className="size-4" />
        {review ? "Write a new draft" : "Write from my photos"}
      </Button>
      {photos.length === 0 && <p className="text-ink-faint text-sm">Add a photo first.</p>}
      <Failure error={analysis.error} onRetry={analysis.start} />
      {review && (
        <DraftReviewForm
          review={review}
          photos={photos}
          onChange={(changed) => usePhotoDrafts.setState({ [listingId]: changed })}
          onDiscard={close}
          onAccept={() => {
            onWords(acceptedWords(review));
            close();
          }}
        />
      )}
    </section>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return null;
  if (error instanceof AppError && error.code === "analysis_limit") {
    return <InlineNotice tone="warn">{error.text}</InlineNotice>;
  }
  const isRefused = error instanceof AppError && error.status >= 400 && error.status < 500;
  return (
    <InlineNotice
      tone="error"
      title={ERRORS.analysis_failed.text}
      action={{ label: "Try again", onSelect: onRetry }}
    >
      {isRefused ? error.text : failureReason(error)}
    </InlineNotice>
  );
}

/** One analysis at a time; aborted on unmount. */
function useAnalysis(listingId: string, photos: ListingImage[]) {
  const running = useRef<AbortController | undefined>(undefined);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    setError(undefined);
    try {
      const paths = photos.map(({ path }) => path);
      const draft = await analyzePhotos(listingId, paths, controller.signal);
      usePhotoDrafts.setState({ [listingId]: toReview(draft) });
    } catch (failure) {
      if (controller.signal.aborted) return;
      setError(failure);
    } finally {
      running.current = undefined;
      setPending(false);
    }
  }

  return { start: () => void start(), isPending, error };
}
