import { TELEPHONE_TEXTS } from "@domain/people/telephone.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { telephoneShownQuery } from "@web/api/homes/telephone-shown.ts";

/** "Telephone confirmed Nov 29, 2026", where the owner has proven theirs. */
export default function TelephoneLine({ id }: { id: string }) {
  const { data: at } = useQuery(telephoneShownQuery(id));
  if (!at) return null;
  return <p className="text-ink-soft text-sm">{`${TELEPHONE_TEXTS.confirmed} ${formatDay(at)}`}</p>;
}
