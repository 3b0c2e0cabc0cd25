import { US_STATES } from "../../supabase/functions/_shared/domain/homes/us-states.ts";
import {
  CONTRACT_FORM_KINDS,
  type ContractForm,
} from "../../supabase/functions/_shared/domain/sales/contract-forms.ts";
import { isCalendarDate } from "../../supabase/functions/_shared/domain/site/time/time-zones.ts";
import { type ProjectKeys, UsageError } from "../project.ts";
import { callSql } from "./call-sql.ts";

/**
 * `npm run operator -- forms …wish`: changes where a state's purchase contract comes from, and prints all rows.
 * @throws UsageError
 */
export async function contractForms(
  wish: string[],
  project: ProjectKeys,
  print: (text: string) => void,
): Promise<void> {
  if (wish.length > 0) await callSql<number>(project, "set_contract_form", readWish(wish));
  const rows = await callSql<ContractForm[]>(project, "contract_forms");
  for (const { state, kind, title, source, link, read_on } of rows)
    print(`${state}  ${kind.padEnd(11)}  ${title} (${source}, read ${read_on})\n    ${link}`);
}

/** "CO none", or "CO public_form title source link [day]". */
function readWish([state = "", kind, title = "", source = "", link = "", day, ...more]: string[]) {
  if (!(state in US_STATES)) throw new UsageError(`There is no state ${state}.`);
  const nothing = { p_title: null, p_source: null, p_link: null, p_read_on: null };
  if (kind === "none" && title === "") return { p_state: state, p_kind: null, ...nothing };
  if (!CONTRACT_FORM_KINDS.some((known) => known === kind))
    throw new UsageError(`${kind} is none of ${CONTRACT_FORM_KINDS.join(", ")}, none.`);
  const read_on = day ?? new Date().toISOString().slice(0, 10);
  if (more.length > 0 || title === "" || source === "" || !isCalendarDate(read_on))
    throw new UsageError("Name a title, a source, a link, and perhaps the day as 2026-11-30.");
  if (!/^https?:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/[^\s"<>]*)?$/.test(link))
    throw new UsageError(`${link} is not the address of a page.`);
  return {
    p_state: state,
    p_kind: kind,
    p_title: title,
    p_source: source,
    p_link: link,
    p_read_on: read_on,
  };
}
