import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import {
  type ListedHome,
  personName,
  type SharedList,
  VOTE_NAMES,
  VOTES,
  type Vote,
  votesInWords,
} from "@domain/search/shared-lists.ts";
import { LIST_LIMITS } from "@domain/site/errors/limits.ts";
import { judgeHome, type ListDoor } from "@web/api/search/shared-lists.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useInPlace } from "@web/lib/use-in-place.ts";
import { useList } from "./use-list.ts";

/** The votes below a home on a list: who added it, everyone's votes, and the visitor's own. */
export function ListedHomeVotes(props: {
  list: SharedList;
  listed: ListedHome;
  title: string | null;
  door: ListDoor;
  /** The same key as in ListPage. */
  me: string | null | undefined;
  onRemove?: () => void;
}) {
  const { list, listed, door, me, onRemove } = props;
  const title = props.title || FALLBACK_TITLE;
  const { change, doing, failureText } = useList(door);
  const commenting = useInPlace();
  const mine = listed.said.find(({ by }) => by === me);
  const votes = votesInWords(listed.said);

  function say(vote: Vote | null, comment: string | null) {
    return change("say", () => judgeHome(door, listed.id, { vote, comment: comment ?? "" }));
  }

  return (
    <div className="mt-3 grid gap-3 border-line border-t pt-3 text-sm">
      <p className="text-ink-faint text-xs">
        Added by {listed.by === me ? "you" : personName(list, listed.by)}
        {votes && ` · ${votes}`}
      </p>
      {listed.said.length > 0 && (
        <ul className="grid gap-1.5">
          {listed.said.map(({ by, vote, comment }) => (
            <li key={by ?? "owner"} className="wrap-anywhere">
              <strong className="font-medium">{by === me ? "You" : personName(list, by)}</strong>
              {vote && <span className="text-ink-soft">: {VOTE_NAMES[vote]}</span>}
              {comment && <span className="text-ink-soft">. “{comment}”</span>}
            </li>
          ))}
        </ul>
      )}
      {me !== undefined && (
        <>
          <SegmentedControl
            label={`What do you think of ${title}?`}
            hideLabel
            options={VOTE_OPTIONS}
            value={mine?.vote ?? null}
            onChange={(vote) => void say(vote, mine?.comment ?? null)}
            disabled={doing !== null}
          />
          <Failure text={failureText} />
          {commenting.isOpen ? (
            <CommentForm
              title={title}
              comment={mine?.comment ?? ""}
              onSave={async (comment) => {
                if (await say(mine?.vote ?? null, comment)) commenting.close();
              }}
              onClose={commenting.close}
            />
          ) : (
            <div className="-ml-3 flex flex-wrap">
              <Button ref={commenting.button} variant="quiet" size="sm" onClick={commenting.open}>
                {mine?.comment ? "Change comment" : "Comment"}{" "}
                <span className="sr-only">on {title}</span>
              </Button>
              {mine && (
                <Button variant="quiet" size="sm" onClick={() => void say(null, null)}>
                  Delete <span className="sr-only">what you said about {title}</span>
                </Button>
              )}
              {onRemove && (
                <Button variant="quiet" size="sm" onClick={onRemove}>
                  Remove <span className="sr-only">{title} from the list</span>
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}

function CommentForm(props: {
  title: string;
  comment: string;
  onSave: (comment: string) => Promise<void>;
  onClose: () => void;
}) {
  const form = useCheckedForm({
    initial: { comment: props.comment },
    problemsOf: () => ({}),
    submit: async ({ comment }) => {
      await props.onSave(comment);
      return undefined;
    },
  });
  return (
    <form {...form.form} className="grid gap-2">
      <TextField
        label={`Your comment on ${props.title}`}
        hideLabel
        maxLength={LIST_LIMITS.comment}
        autoFocus
        {...form.field("comment")}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={form.isPending} pendingText="Saving...">
          Save comment
        </Button>
        <Button variant="quiet" size="sm" onClick={props.onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const VOTE_OPTIONS = VOTES.map((value) => ({ value, label: VOTE_NAMES[value] }));
