import { paths } from "@domain/site/paths.ts";
import { createListing } from "@web/api/homes/listing-writes.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { forgetEdits } from "./kept-edits.ts";
import { toChanges } from "./listing-fields.ts";
import type { EditedHome } from "./use-edited-home.ts";

/** The listing was deleted elsewhere; the form's contents can still become a new one. */
export function GoneNotice({ userId, edited }: { userId: string; edited: EditedHome }) {
  const navigate = useNavigate();
  const work = useWork();
  const attempt = useAttempt();

  async function keep() {
    const { location: _place, ...fields } = edited.fields;
    const made = await attempt(fields, (id) => createListing({ ...toChanges(fields), id }));
    forgetEdits(userId, edited.listing.id);
    await navigate(paths.editListing.href(made.id, "basics"), { replace: true });
  }

  return (
    <InlineNotice tone="error" title="This listing is gone">
      <p>
        It was deleted somewhere else, or it belongs to another account. What you wrote is still
        here.
      </p>
      {work.failure && <p className="mt-1 font-medium">{work.failure.text}</p>}
      <Button
        size="sm"
        variant="secondary"
        className="mt-3"
        onClick={() => void work.run("keep", keep)}
        pending={work.doing !== null}
        pendingText="Saving..."
      >
        Keep them as a new listing
      </Button>
    </InlineNotice>
  );
}
