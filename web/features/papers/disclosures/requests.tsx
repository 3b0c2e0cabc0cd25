import type { DisclosureRequest } from "@domain/papers/disclosures.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { answerDisclosureRequest } from "@web/api/papers/disclosures.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";

/** Buyers who ask to see what is closed to them. A declined request can still be granted. */
export function Requests(props: {
  requests: DisclosureRequest[];
  onChange: () => Promise<unknown>;
}) {
  if (props.requests.length === 0) return null;
  return (
    <TitledSection className="grid gap-4" title="Requests">
      <ul className="-mt-4">
        {props.requests.map((request) => (
          <Request key={request.id} request={request} onChange={props.onChange} />
        ))}
      </ul>
    </TitledSection>
  );
}

function Request({
  request,
  onChange,
}: {
  request: DisclosureRequest;
  onChange: () => Promise<unknown>;
}) {
  const work = useWork(onChange);
  const name = request.name ?? "A buyer";
  const isOpen = request.state === "open";

  async function answer(grants: boolean) {
    const button = grants ? "grant" : "decline";
    if (!(await work.run(button, () => answerDisclosureRequest(request.id, grants)))) return;
    const text = grants
      ? `${name} may now read all your documents.`
      : `${name}'s request was declined.`;
    notify({ tone: "success", text });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b py-4">
      <p className="min-w-0 flex-1 basis-56">
        {isOpen ? `${name} asks to see all your documents.` : `You declined ${name}.`}{" "}
        <span className="text-ink-soft text-sm">{formatDay(request.created_at)}</span>
      </p>
      <div className="flex gap-2.5">
        <Button
          size="sm"
          variant={isOpen ? "primary" : "secondary"}
          onClick={() => void answer(true)}
          pending={work.doing === "grant"}
          aria-label={`Grant ${name}`}
        >
          Grant
        </Button>
        {isOpen && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => void answer(false)}
            pending={work.doing === "decline"}
            aria-label={`Decline ${name}`}
          >
            Decline
          </Button>
        )}
      </div>
      <Failure text={work.failureText} />
    </li>
  );
}
