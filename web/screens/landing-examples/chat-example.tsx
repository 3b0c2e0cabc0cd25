import { netProceeds } from "@domain/offers/net-proceeds.ts";
import { paths } from "@domain/site/paths.ts";
import { formatPrice } from "@domain/site/text/format.ts";
import type { Source } from "@domain/vesty/chat.ts";
import { AnswerItem } from "@web/features/vesty/chat/answer-item.tsx";
import { QuestionItem } from "@web/features/vesty/chat/question-item.tsx";

/** A typical question from an owner, answered with figures calculated the way Vesty does. */
export default function ChatExample() {
  return (
    <div className="grid gap-5">
      <QuestionItem
        userId=""
        question={{ kind: "question", key: "question", text: QUESTION, images: [], at: "" }}
      />
      <AnswerItem
        onRetry={undefined}
        onEdit={undefined}
        answer={{
          kind: "answer",
          key: "answer",
          text: ANSWER,
          sources: SOURCES,
          at: null,
          stopped: false,
          turn: null,
        }}
      />
    </div>
  );
}

const OFFER = 470_000;
const TERMS = { mortgagePayoff: 160_000, closingCosts: 0.02 };
const asked = netProceeds(OFFER, { ...TERMS, buyerAgent: 0.025 });
const countered = netProceeds(OFFER, { ...TERMS, buyerAgent: 0.02 });

const QUESTION =
  "They offer $470,000 and want us to pay their agent 2.5%. What would we be left with?";

const ANSWER = `About **${formatPrice(asked.net)}** before taxes [1].

| Offer | ${formatPrice(OFFER)} |
|---|---:|
${asked.lines.map(({ label, amount }) => `| ${label} | −${formatPrice(amount)} |`).join("\n")}

If they agree to 2%, you keep ${formatPrice(countered.net - asked.net)} more. Look at how they pay before you answer [2].`;

const SOURCES: readonly Source[] = [
  { kind: "calculation", title: "Net proceeds", href: paths.dashboard.href() },
  {
    kind: "handbook",
    title: "Reading an offer",
    href: paths.handbookArticle.href("reading-an-offer"),
  },
];
