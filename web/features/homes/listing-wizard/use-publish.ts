import type { ListingWarning } from "@domain/homes/fair-housing.ts";
import { AppError, textOf } from "@domain/site/errors/first-errors.ts";
import { useQueryClient } from "@tanstack/react-query";
import { WordsQuestioned } from "@web/api/homes/listing-writes.ts";
import { LISTINGS_KEY } from "@web/api/site/cache/keys.ts";
import { notify } from "@web/lib/notices.ts";
import { useEffect, useState } from "react";
import { PROBLEMS_ID } from "./review-step.tsx";
import type { EditedHome } from "./use-edited-home.ts";
import type { WizardForm } from "./use-wizard-form.ts";

/**
 * Publishes a draft, or the changes to a published home. Legally sensitive wording is `questioned`
 * first, and published when `publishAnyway` is called.
 */
export function usePublish(edited: EditedHome, form: WizardForm) {
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [unowned, setUnowned] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const [questioned, setQuestioned] = useState<readonly ListingWarning[]>([]);
  const [isPublished, setPublished] = useState(false);
  const { problems, isDraft } = form;

  // The problem may have been fixed since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change and every choice
  useEffect(() => setFailure(null), [edited.fields, edited.theirs]);

  async function publish(anyway?: true) {
    setTried(true);
    form.showAll();
    if (problems.length > 0) {
      setFailure(
        isDraft
          ? "Please fill in the missing fields first."
          : "Please fix the marked fields first.",
      );
      document.getElementById(PROBLEMS_ID)?.focus();
      return;
    }
    setSaving(true);
    setFailure(null);
    setUnowned(null);
    try {
      await edited.save({
        ...(isDraft && { status: "active" as const }),
        ...(anyway && { publish_anyway: true }),
      });
      setQuestioned([]);
      void queryClient.invalidateQueries({ queryKey: LISTINGS_KEY });
      if (isDraft) setPublished(true);
      else notify({ tone: "success", text: "Your changes are live." });
    } catch (error) {
      setQuestioned(error instanceof WordsQuestioned ? error.warnings : []);
      if (error instanceof WordsQuestioned) return;
      const text = textOf(error, "internal");
      if (error instanceof AppError && error.code === "ownership_wanted") setUnowned(text);
      else setFailure(text);
    } finally {
      setSaving(false);
    }
  }

  return {
    publish: () => void publish(),
    questioned,
    publishAnyway: () => void publish(true),
    keepEditing: () => setQuestioned([]),
    isSaving,
    failure,
    /** Why the home can't be public before its owner has shown that it is theirs, which no edit changes. */
    unowned,
    hasTried,
    isPublished,
  };
}
