import {
  CONTRACT_QUESTIONS,
  type ContractForm,
  contractFormText,
} from "@domain/sales/contract-forms.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery } from "@tanstack/react-query";
import { contractFormQuery } from "@web/api/sales/sales.ts";
import { Disclosure } from "@web/components/disclosure.tsx";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { NewTabLink } from "@web/components/new-tab-link.tsx";

/** Where the contract's form comes from in the home's state, and the questions for the person who writes it. */
export function ContractSource({ userId, state }: { userId: string; state: string }) {
  const query = useQuery(contractFormQuery(userId, state));
  const { data: form } = query;
  return (
    <section aria-label="Where the contract's form comes from" className="grid gap-2">
      <h3 className="font-medium text-sm">Where the contract's form comes from</h3>
      {form !== undefined ? (
        <Source form={form} state={state} />
      ) : query.isError ? (
        <InlineNotice tone="error" action={retryOf(query)}>
          {ERRORS.offers_unavailable.text}
        </InlineNotice>
      ) : (
        <LoadingGroup label="Loading where the form comes from..." shapes={["h-12"]} />
      )}
      <Disclosure summary="What to ask the title company or the attorney" tone="link">
        <ul className="grid max-w-prose list-disc gap-1 pt-2 pl-5">
          {CONTRACT_QUESTIONS.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function Source({ form, state }: { form: ContractForm | null; state: string }) {
  const { before, after } = contractFormText(form, state);
  return (
    <div className="grid max-w-prose gap-1">
      <p>{before}</p>
      {form && (
        <p>
          <NewTabLink href={form.link}>{form.title}</NewTabLink>
        </p>
      )}
      {after && <p className="text-ink-soft">{after}</p>}
    </div>
  );
}
