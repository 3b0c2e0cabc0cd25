import type { Joining } from "@domain/people/invitations.ts";
import type { Place } from "./acts.ts";
import { type Ending, MemberRow } from "./member-row.tsx";

const TAKE_BACK: Ending = { label: "Take it back", name: "Take the invitation back" };

type Props<Person extends Joining> = Omit<Place, "placeId"> & {
  /** The name of the people, such as "Owners". */
  label: string;
  people: readonly Person[];
  /** The text for a person without a name. */
  someone: string;
  /** A person's state, which their row shows below the name. */
  textOf: (person: Person) => string;
  /** Whether the reader can act on the people who are invited. */
  mayAct: boolean;
  /** Explains what removing a person who joined means, where the reader can do that. */
  removal?: string;
};

/** The people who own or buy a home together: those who joined, and those who are invited. */
export function PeopleTogether<Person extends Joining>(props: Props<Person>) {
  const { userId, kind, label, people, someone, textOf, mayAct, removal } = props;
  const remove = removal ? { label: "Remove", name: "Remove", asks: removal } : undefined;
  return (
    <ul className="grid" aria-label={label}>
      {people.map((person) => {
        const { id, name, is_me, joined_at } = person;
        const isInvited = joined_at === null;
        return (
          <MemberRow
            key={id ?? "first"}
            userId={userId}
            kind={kind}
            id={id}
            name={name ?? someone}
            {...(is_me && { shownAs: "You" })}
            text={textOf(person)}
            mayRenew={mayAct && isInvited}
            ending={mayAct ? (isInvited ? TAKE_BACK : remove) : undefined}
          />
        );
      })}
    </ul>
  );
}
