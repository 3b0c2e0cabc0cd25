import type { ListingFilters } from "@domain/search/listing-search.ts";
import { savedFilters } from "@domain/search/saved-searches.ts";
import { textOf } from "@domain/site/errors/first-errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isSameSearch, savedSearchesQuery, saveSearch } from "@web/api/search/saved-searches.ts";
import { Button } from "@web/components/button.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { notify } from "@web/lib/notices.ts";
import { useLocation, useNavigate } from "@web/lib/router.tsx";
import { useSession } from "@web/session/session.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { usePricedFilters } from "@web/session/use-priced-filters.ts";
import { Bell, BellRing } from "lucide-react";
import { lazy, useEffect, useRef, useState } from "react";

/** Added to the return address while a visitor signs in, so that the search is saved on return. */
const WANTS_SAVING = "#save-search";

const KeepSearchDialog = lazy(() => arrivingCode(import("./keep-search-dialog.tsx")));

/**
 * Saves the current search, with emails about new matches. Visitors give an address, or log in.
 * @param isOffer where nothing was found; the page has another one above.
 */
export function SaveSearchButton(props: { filters: ListingFilters; isOffer?: true }) {
  const { status, user } = useSession();
  if (status === "loading") return props.isOffer ? null : <Room />;
  return user ? <SaveButton user={user} {...props} /> : <KeepButton {...props} />;
}

/** Takes the place of the button until its reader is known, so that nothing beside it moves then. */
function Room() {
  return (
    <Button variant="secondary" size="sm" aria-hidden="true" disabled className="invisible">
      <Bell aria-hidden="true" className="size-4" />
      {SAVE}
    </Button>
  );
}

function KeepButton({ filters, isOffer }: { filters: ListingFilters; isOffer?: true }) {
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const asked = savedFilters(usePricedFilters(filters));
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bell aria-hidden="true" className="size-4" />
        {isOffer ? OFFER : SAVE}
      </Button>
      {isOpen && (
        <LazyPart title="The form could not be loaded">
          <KeepSearchDialog
            search={asked}
            loginPath={paths.login.href({ next: pathname + search + WANTS_SAVING })}
            onClose={() => setOpen(false)}
          />
        </LazyPart>
      )}
    </>
  );
}

const SAVE = "Save search";
const OFFER = "Tell me when one comes";

function SaveButton(props: { user: SessionUser; filters: ListingFilters; isOffer?: true }) {
  const { user, filters, isOffer } = props;
  const asked = savedFilters(usePricedFilters(filters));
  const client = useQueryClient();
  const query = savedSearchesQuery(user.id);
  const saved = useQuery(query);
  const isSaved = saved.data?.some((each) => isSameSearch(each.filters, asked)) ?? false;
  const save = useMutation({
    mutationFn: () => saveSearch({ userId: user.id, filters: asked, frequency: "daily" }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: query.queryKey });
      notify({ tone: "success", text: SAVED });
    },
    onError: (error) =>
      notify({
        tone: "error",
        text: textOf(error, "saved_search_failed"),
      }),
  });
  useSaveOnReturn(isOffer ? undefined : () => save.mutate());

  if (isSaved) {
    return (
      <LinkButton to={paths.savedSearches.href()} variant="secondary" size="sm">
        <BellRing aria-hidden="true" className="size-4" />
        {isOffer ? "Your saved searches" : "Search saved"}
      </LinkButton>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => save.mutate()}
      pending={save.isPending}
      pendingText="Saving..."
    >
      <Bell aria-hidden="true" className="size-4" />
      {isOffer ? OFFER : SAVE}
    </Button>
  );
}

const SAVED = "Search saved. Once a day we email you what is new in it.";

/** Completes, once, what a visitor began before signing in. */
function useSaveOnReturn(save: (() => void) | undefined): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (!save || hash !== WANTS_SAVING || begun.current) return;
    begun.current = true;
    void navigate(pathname + search, { replace: true, state });
    save();
  }, [hash, pathname, search, state, navigate, save]);
}
