import { ERRORS } from "@domain/site/errors/errors.ts";
import type { Found } from "@domain/site/operating/operating.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { foundQuery } from "@web/api/site/operating/operating.ts";
import { Badge } from "@web/components/badge.tsx";
import { Button } from "@web/components/button.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { useState } from "react";
import { OpenCase } from "./open-case.tsx";
import { PersonPayments } from "./person-payments.tsx";
import { Moment, Section } from "./section.tsx";

/** Looks for people, homes and emails. A case about a person can be opened from here. */
export function FindSection({ userId }: { userId: string }) {
  const [typed, setTyped] = useState("");
  const [words, setWords] = useState("");
  return (
    <Section
      id="find"
      title="Find"
      lead="A person by name, address or id; a home by title, town or id; emails by address. Addresses stay masked."
    >
      <div className="grid gap-5">
        <search>
          <form
            className="flex max-w-xl flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              setWords(typed.trim());
            }}
          >
            <div className="min-w-0 flex-1 basis-60">
              <TextField
                label="Name, address, title, town or id"
                value={typed}
                maxLength={200}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
            <Button type="submit" variant="secondary">
              Find
            </Button>
          </form>
        </search>
        {words.length > 1 && <Results key={words} userId={userId} words={words} />}
      </div>
    </Section>
  );
}

function Results({ userId, words }: { userId: string; words: string }) {
  const query = useQuery(foundQuery(userId, words));
  if (query.isPending) return <Spinner />;
  if (query.isError) return <LoadError title={ERRORS.operating_unavailable.text} query={query} />;
  if (query.data.length === 0)
    return (
      <p role="status" className="text-ink-soft">
        Nothing was found.
      </p>
    );
  return (
    <ul aria-label="What was found" className="border-line border-t">
      {query.data.map((found) => (
        <Result key={`${found.kind} ${found.id}`} found={found} userId={userId} />
      ))}
    </ul>
  );
}

function Result({ found, userId }: { found: Found; userId: string }) {
  const [isOpening, setOpening] = useState(false);
  const [hasPayments, setPayments] = useState(false);
  const name = found.name || "Without a name";
  return (
    <li className="grid gap-3 border-line border-b py-3 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="min-w-[min(14rem,100%)] flex-1">
          <span className="text-ink-soft">{KINDS[found.kind]}</span>{" "}
          {found.kind === "home" ? (
            <TextLink to={paths.listing.href(found.id)}>{name}</TextLink>
          ) : (
            <span translate="no" className="wrap-anywhere font-medium">
              {name}
            </span>
          )}
        </p>
        <p className="wrap-anywhere text-ink-soft">
          {found.detail} · <Moment at={found.happened_at} />
        </p>
        {found.is_suspended && <Badge tone="red">suspended</Badge>}
        {found.kind === "person" && !hasPayments && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Payments: ${name}`}
            onClick={() => setPayments(true)}
          >
            Payments
          </Button>
        )}
        {found.kind === "person" && found.id !== userId && !isOpening && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Open a case: ${name}`}
            onClick={() => setOpening(true)}
          >
            Open a case
          </Button>
        )}
      </div>
      {hasPayments && <PersonPayments userId={userId} person={found.id} />}
      {isOpening && <OpenCase userId={userId} person={found.id} />}
    </li>
  );
}

const KINDS: Record<Found["kind"], string> = { person: "Person", home: "Home", mail: "Email" };
