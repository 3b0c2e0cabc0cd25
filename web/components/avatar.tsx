import { classNames } from "@web/lib/class-names.ts";

/** A person's picture, or their initials, in a circle. Show the name beside it. */
export function Avatar(props: { name: string; src?: string | undefined; size?: "sm" | "lg" }) {
  const { name, src, size = "sm" } = props;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid shrink-0 place-items-center overflow-hidden rounded-full bg-evergreen-soft font-semibold text-evergreen",
        size === "sm" ? "size-9 text-xs" : "size-24 text-heading",
      )}
    >
      {src ? <img src={src} alt="" className="size-full object-cover" /> : initials(name)}
    </span>
  );
}

/** "DM" for "Dana Lee Moore": the initials of the first and last part. */
export function initials(name: string): string {
  const parts = name.split(/[\s._-]+/).filter(Boolean);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return ends.map((part) => [...(part ?? "")][0]?.toUpperCase() ?? "").join("");
}
