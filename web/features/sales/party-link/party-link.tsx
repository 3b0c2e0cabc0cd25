import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { formatBytes } from "@domain/papers/documents.ts";
import { askedOf, type PartyPage, sideName } from "@domain/sales/parties.ts";
import { PARTY_ROLES } from "@domain/sales/party-roles.ts";
import { SALE_FILE_ACCEPT, saleFileProblem } from "@domain/sales/sale-files.ts";
import { type SaleStepKind, STEP_LABELS } from "@domain/sales/sale-steps.ts";
import { STEP_KINDS } from "@domain/sales/step-kinds.ts";
import { dayText, lastDayText } from "@domain/sales/step-words.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDollars } from "@domain/site/text/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { addPartyFile, partyFileLink, partyQuery, partySays } from "@web/api/sales/parties.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { FileInput } from "@web/components/file-input.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { UploadList } from "@web/components/upload-list.tsx";
import { createFileQueue } from "@web/lib/file-queue.ts";
import { browser } from "@web/lib/leave-for.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { untilNetwork } from "@web/lib/until-network.ts";
import { useWork } from "@web/lib/use-work.ts";
import { NotMe } from "@web/together/not-me.tsx";
import { LinkIcon, MailX, Upload } from "lucide-react";
import { lazy, useEffect, useRef, useState } from "react";
import { PartyTime } from "./party-time.tsx";

const HandOver = lazy(() => arrivingCode(import("./hand-over.tsx")));

/** The page behind the link of a person who works on a sale: the dates of their part, what they can say, and files. */
export default function PartyLink({
  token,
  query: asked,
}: {
  token: string;
  query: URLSearchParams;
}) {
  const refuses = asked.has("not-me");
  const query = useQuery({ ...partyQuery(token), enabled: token !== "" });
  const [isRefused, setRefused] = useState(false);
  const notMe = {
    ...{ token, what: "link" },
    fallback: "party_not_changed",
    onRefused: () => setRefused(true),
  } as const;
  if (isRefused)
    return (
      <EmptyState
        level={1}
        icon={<MailX />}
        title="This link has ended"
        text="We tell the person who invited you. They can't invite this email address again. You don't have to do anything."
        action={<LinkButton to={paths.home.href()}>SelfNVest</LinkButton>}
      />
    );
  if (query.data)
    return (
      <article className="grid max-w-3xl gap-8">
        {query.isError && <OutOfDate query={query} />}
        {refuses && <NotMe {...notMe} isAsked />}
        <Part token={token} page={query.data} />
        {!refuses && <NotMe {...notMe} />}
      </article>
    );
  if (query.isError)
    return <LoadError level={1} title={ERRORS.parties_unavailable.text} query={query} />;
  if (token !== "" && query.data === undefined)
    return <LoadingGroup label="Loading your page..." shapes={["h-16", "h-40"]} />;
  return (
    <EmptyState
      level={1}
      icon={<LinkIcon />}
      title="This link has ended"
      text={ERRORS.party_unknown.text}
      action={<LinkButton to={paths.home.href()}>SelfNVest</LinkButton>}
    />
  );
}

function Part({ token, page }: { token: string; page: PartyPage }) {
  const { role, name, home, address, sides, steps } = page;
  const asked = askedOf(page);
  const first = "step" in asked ? asked.step : undefined;
  const others = steps.filter((step) => step !== first);
  return (
    <>
      <PageHeader
        kicker={`${name}, ${PARTY_ROLES[role].label.toLowerCase()}`}
        title={home || FALLBACK_TITLE}
      />
      <PartyTime token={token} page={page} />
      {!("time" in asked) && (
        <TitledSection className="grid gap-2" title="Asked of you">
          {"step" in asked ? (
            <ul className="grid">
              <StepRow token={token} step={asked.step} zone={page.time_zone} />
            </ul>
          ) : (
            <p>{nothingAsked(asked.next, page)}</p>
          )}
        </TitledSection>
      )}
      <dl className="grid gap-2">
        {address && <Fact name="Address" text={address} isName />}
        {sides
          .filter((each) => each.name !== null || each.email !== null || each.phone !== null)
          .map(({ side, name: whose, email, phone }) => (
            <Fact
              key={side}
              name={sideName(side)}
              text={[whose, email, phone].filter(Boolean).join(", ")}
              isName
            />
          ))}
      </dl>
      {others.length > 0 && (
        <TitledSection className="grid gap-2" title="Your dates">
          <ol className="grid">
            {others.map((step) => (
              <StepRow key={step.kind} token={token} step={step} zone={page.time_zone} />
            ))}
          </ol>
        </TitledSection>
      )}
      {PARTY_ROLES[role].readsTerms && (
        <LazyPart title="The agreed terms could not be loaded">
          <HandOver token={token} page={page} />
        </LazyPart>
      )}
      <Files token={token} page={page} />
      <p className="max-w-prose text-sm">
        We never send or accept wire instructions here. Please cover account numbers before you
        upload a file.
      </p>
    </>
  );
}

/** Says that nothing is asked now, and for what the party waits. */
function nothingAsked(next: PartyPage["steps"][number] | undefined, page: PartyPage): string {
  if (!next?.due_on) return "Nothing is asked of you now.";
  return `Nothing is asked of you now. Next: ${STEP_LABELS[next.kind]}, ${lastDayText(next.due_on, next.until_hour, page.time_zone)}.`;
}

/** @param props.isName of a street or a person, which stays as it is in a translated page. */
function Fact({ name, text, isName }: { name: string; text: string; isName?: boolean }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd translate={isName ? "no" : undefined} className="wrap-anywhere">
        {text}
      </dd>
    </div>
  );
}

function StepRow(props: { token: string; step: PartyPage["steps"][number]; zone: string }) {
  const { token, step, zone } = props;
  const client = useQueryClient();
  const work = useWork(() => client.invalidateQueries({ queryKey: partyQuery(token).queryKey }));
  const { kind, state, due_on, settled_on, can, said_on } = step;
  const says = STEP_KINDS[kind].partySays;
  return (
    <li className="grid gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">{STEP_LABELS[kind]}</p>
        <p className="text-ink-soft text-sm">
          {state === "open"
            ? due_on
              ? `${STEP_KINDS[kind].isOnTheDay ? "On" : "By"} ${lastDayText(due_on, step.until_hour, zone)}`
              : "No date yet"
            : state === "waived"
              ? "Waived"
              : `Done ${dayText(settled_on ?? "")}`}
        </p>
      </div>
      {step.sum !== null && step.sum > 0 && (
        <p className="text-sm">Agreed sum: {formatDollars(step.sum)}</p>
      )}
      {said_on && <p className="text-sm">You said so on {dayText(said_on)}.</p>}
      {can && says && (
        <Button
          size="sm"
          className="justify-self-start"
          pending={work.doing === kind}
          pendingText="Sending..."
          onClick={() => void work.run(kind, () => partySays(token, kind), "party_not_changed")}
        >
          {says.press}
        </Button>
      )}
      <Failure text={work.failureText} />
    </li>
  );
}

function Files({ token, page }: { token: string; page: PartyPage }) {
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const work = useWork();
  const [kind, setKind] = useState(page.steps[0]?.kind ?? "contract");
  const [uploads] = useState(() =>
    partyQueue(
      token,
      () => void client.invalidateQueries({ queryKey: partyQuery(token).queryKey }),
    ),
  );
  useEffect(() => uploads.stop, [uploads]);
  return (
    <TitledSection className="grid gap-3" title="Files">
      <ul className="grid empty:hidden">
        {page.files.map(({ id, name, size, kind: step, is_own }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">{name}</p>
              <p className="text-ink-soft text-xs">
                {[STEP_LABELS[step], formatBytes(size), ...(is_own ? ["from you"] : [])].join(
                  " · ",
                )}
              </p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Save ${name}`}
              pending={work.doing === id}
              pendingText="Saving..."
              onClick={() =>
                void work.run(
                  id,
                  async () => browser.leaveFor((await partyFileLink(token, id)).url),
                  "document_not_read",
                )
              }
            >
              Save
            </Button>
          </li>
        ))}
      </ul>
      <Failure text={work.failureText} />
      {page.steps.length > 1 && (
        <SelectField
          label="It belongs to"
          className="max-w-sm"
          value={kind}
          onChange={({ target }) => setKind(target.value as SaleStepKind)}
          options={page.steps.map((step) => ({ value: step.kind, label: STEP_LABELS[step.kind] }))}
        />
      )}
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => picker.current?.click()}
      >
        <Upload aria-hidden="true" className="size-4" />
        Upload a file
      </Button>
      <p className="text-ink-soft text-sm">
        PDF, JPEG or PNG, up to 25 MB.{" "}
        {PARTY_ROLES[page.role].filesFor === "both"
          ? "Buyer and seller see what you upload."
          : `The ${page.invited_by} sees what you upload, and may share it.`}
      </p>
      <FileInput
        ref={picker}
        accept={SALE_FILE_ACCEPT}
        multiple
        onFiles={(files) => uploads.add(files, kind)}
      />
      <UploadList queue={uploads} />
    </TitledSection>
  );
}

/** The uploads of this page; each is sent and checked in one call. */
function partyQueue(token: string, onKept: () => void) {
  const queue = createFileQueue<void, SaleStepKind>({
    pathOf: (id) => id,
    problemOf: saleFileProblem,
    async send(id, file) {
      const kind = queue.store.getState().files.find((each) => each.id === id)?.more;
      if (kind) await addPartyFile(token, { id, kind, file });
    },
    keep: async () => {},
    onKept,
    untilNetwork,
  });
  return queue;
}
