import { US_STATES } from "../homes/us-states.ts";
import { formatDate } from "../site/text/format.ts";

/**
 * Where the form of a purchase contract comes from, by state (decision 200). The rows are in private.contract_forms; no
 * row means that we know of none, not that there is none.
 */
export type ContractForm = {
  state: string;
  /**
   * `public_form`: the state's commission or bar publishes a form. `attorney`: the source says that an attorney takes
   * part in the closing.
   */
  kind: "public_form" | "attorney";
  /** The name of the form, or of the source about attorneys. */
  title: string;
  /** Who published the page behind the link. */
  source: string;
  link: string;
  /** The day on which the page was read, as YYYY-MM-DD. */
  read_on: string;
};

export const CONTRACT_FORM_KINDS = [
  "public_form",
  "attorney",
] as const satisfies ContractForm["kind"][];

/** The sentences before and after the link to the source. */
export function contractFormText(
  form: ContractForm | null,
  state: string,
): { before: string; after: string } {
  const name = stateName(state);
  if (form === null)
    return {
      before: `We know of no public form for ${name}. Ask a title company or an attorney to write the contract.`,
      after: "",
    };
  const read = `${form.source}. We read the page on ${formatDate(form.read_on, { year: true })}; states change their forms, so use the newest.`;
  return form.kind === "public_form"
    ? {
        before: `${name} has a public form for the sale of a home:`,
        after: `${read} Let an attorney read it before you sign.`,
      }
    : {
        before: `In ${name}, an attorney takes part in the closing. Ask one to write the contract, too. The source:`,
        after: read,
      };
}

/** The questions for a title company or an attorney before anyone writes the contract. */
export const CONTRACT_QUESTIONS = [
  "Which form do you use for a home that is sold without agents? May we see it first?",
  "Do you write the contract from our agreed terms? What does that cost, and when is it ready?",
  "Does an attorney have to take part here, or is it usual?",
  "Which disclosures have to be attached before we sign?",
  "Who pays here for the title policy, the transfer tax and the survey?",
  "Who holds the earnest money, and until when must it be paid?",
  "How are days counted in your form, and until which hour?",
  "What does the form say about the earnest money if the sale ends?",
] as const;

function stateName(code: string): string {
  return code in US_STATES ? US_STATES[code as keyof typeof US_STATES].name : code;
}
