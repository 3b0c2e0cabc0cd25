import type { Offer } from "@domain/offers/offers.ts";
import { otherSide } from "@domain/sales/sale-steps.ts";
import { paths } from "@domain/site/paths.ts";
import { writerHints } from "@domain/talk/message-warnings.ts";
import { isSendableMessage } from "@domain/talk/messages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { askAboutOffer } from "@web/api/offers/offers.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { Dialog } from "@web/components/dialog.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { type Attempt, isAttempt, sendAttempt } from "@web/lib/attempt.ts";
import { draftsOf } from "@web/lib/drafts.ts";
import { notify } from "@web/lib/notices.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";

/** A question to the other side, or a message once there is a sale: it is written into their conversation about the home. */
export function AskDialog(props: { userId: string; offer: Offer; onClose: () => void }) {
  const { userId, offer, onClose } = props;
  const other = otherSide(offer.side);
  const client = useQueryClient();
  const navigate = useNavigate();
  const draft = questionDraft(userId, offer.id);
  const form = useCheckedForm<Question>({
    initial: { body: "" },
    problemsOf: ({ body }) => ({ body: problemOf(body) }),
    submit: async ({ body, attempt }) => {
      const { conversation_id } = await sendAttempt(
        body.trim(),
        attempt,
        (kept) => form.change({ attempt: kept }),
        (id) => askAboutOffer(id, offer.id, body.trim()),
      );
      void client.invalidateQueries({ queryKey: ownKey(userId) });
      draft.forget();
      onClose();
      notify({
        tone: "success",
        text: offer.sale ? "Your message is sent." : "Your question is sent.",
        action: {
          label: "Open the conversation",
          onSelect: () => void navigate(paths.conversation.href(conversation_id)),
        },
      });
    },
    fallback: "message_not_sent",
    draft,
  });
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      phone="card"
      title={offer.sale ? `Write to the ${other}` : "Ask a question"}
      failure={form.failure}
      footer={
        <DialogButtons
          onCancel={onClose}
          onClick={() => void form.submit()}
          pending={form.isPending}
          pendingText="Sending..."
        >
          Send
        </DialogButtons>
      }
    >
      <form {...form.form} className="grid gap-4">
        <TextArea
          {...form.field("body")}
          label={`Your ${offer.sale ? "message" : "question"} to the ${other}`}
          hint={`It goes into your conversation about the home. ${offer.sale ? "The terms and dates stay as they are." : "The offer stays as it is."}`}
        />
        {writerHints(form.input.body).map(({ title, text }) => (
          <InlineNotice key={title} tone="warn" title={title}>
            {text}
          </InlineNotice>
        ))}
      </form>
    </Dialog>
  );
}

type Question = { body: string; attempt?: Attempt | undefined };

const questionDraft = draftsOf("offer question", isQuestion);

function problemOf(body: string): string | undefined {
  if (!isSendableMessage(body)) return "Please write between 1 and 2,000 characters.";
  return writerHints(body).some(({ tone }) => tone === "refused")
    ? "This can't be sent as it is."
    : undefined;
}

function isQuestion(kept: unknown): kept is Question {
  const { attempt, body } = (kept ?? {}) as Partial<Question>;
  return typeof body === "string" && (attempt === undefined || isAttempt(attempt));
}
