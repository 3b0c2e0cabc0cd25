import { filtersToQuery } from "@domain/search/listing-search.ts";
import {
  FREQUENCY_NAMES,
  type SavedSearch,
  SEARCH_FREQUENCIES,
  type SearchFrequency,
} from "@domain/search/saved-searches.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { changeFrequency, dropSearch } from "@web/api/search/saved-searches.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { notify } from "@web/lib/notices.ts";
import { Link } from "@web/lib/router.tsx";
import { Trash2 } from "lucide-react";
import { useState } from "react";

/** One search: open it, set how often it mails, or remove it. */
export function SavedSearchItem({ search, queryKey }: { search: SavedSearch; queryKey: QueryKey }) {
  const client = useQueryClient();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const change = useMutation({
    // Choices are stored one at a time, so that the last one is what is stored.
    scope: { id: `frequency ${search.id}` },
    mutationFn: (frequency: SearchFrequency) => changeFrequency(search.id, frequency),
    onError: () => notify({ tone: "error", text: ERRORS.saved_search_failed.text }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const remove = useMutation({
    mutationFn: () => dropSearch(search.id),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
  // The choice shows right away; on failure the list restores the old one.
  const frequency = change.isPending ? change.variables : search.frequency;

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-4 border-line border-b py-6">
      <Link
        to={paths.listings.href(filtersToQuery(search.filters))}
        className="wrap-anywhere min-w-0 flex-1 font-display text-subheading underline-offset-4 hover:underline"
      >
        {search.name}
      </Link>
      <div className="max-sm:order-last max-sm:basis-full">
        <SegmentedControl
          label={`Email about ${search.name}`}
          hideLabel
          options={OPTIONS}
          value={frequency}
          onChange={(value) => change.mutate(value)}
        />
      </div>
      <IconButton
        label={`Remove ${search.name}`}
        icon={<Trash2 />}
        onClick={() => setAsksRemoval(true)}
      />
      <ConfirmDialog
        open={asksRemoval}
        onClose={() => setAsksRemoval(false)}
        onConfirm={() => remove.mutate()}
        title="Remove this saved search?"
        confirmLabel="Remove"
        cancelLabel="Keep it"
        pending={remove.isPending}
        pendingText="Removing..."
        error={remove.isError ? failureReason(remove.error) : null}
      >
        <p>We will not email you about “{search.name}” anymore.</p>
      </ConfirmDialog>
    </li>
  );
}

const OPTIONS = SEARCH_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_NAMES[value] }));
