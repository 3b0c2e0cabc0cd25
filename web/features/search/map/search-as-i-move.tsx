import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";

/** Whether the list follows the map; once it doesn't, in the same place what makes it catch up. */
export function SearchAsIMove(props: {
  isFollowing: boolean;
  setFollowing: (follow: boolean) => void;
  /** The list covers a different area than the map. */
  hasMovedOn: boolean;
  searchHere: () => void;
}) {
  if (props.hasMovedOn)
    return (
      <Button size="sm" className="shadow-lifted" onClick={props.searchHere}>
        Search this area
      </Button>
    );
  return (
    <div className="rounded-md border border-line-strong bg-surface px-2.5">
      <Checkbox
        label="Search as I move the map"
        checked={props.isFollowing}
        onChange={(event) => props.setFollowing(event.target.checked)}
      />
    </div>
  );
}
