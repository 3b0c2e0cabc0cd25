import { paths } from "@domain/site/paths.ts";
import { Disclosure } from "@web/components/disclosure.tsx";
import { Markdown } from "@web/components/markdown.tsx";
import { NewTabLink } from "@web/components/new-tab-link.tsx";
import { AnswerSources } from "@web/features/vesty/chat/answer-sources.tsx";
import { MessageFrame } from "@web/features/vesty/chat/message-frame.tsx";
import { Chapter, Sample } from "./sample.tsx";

export function ReadingSamples() {
  return (
    <Chapter title="Reading">
      <div className="grid gap-10 lg:grid-cols-2">
        <Sample name="Markdown, an article">
          <Markdown text={ARTICLE} variant="article" className="w-full" />
        </Sample>
        <div className="grid min-w-0 content-start gap-10">
          <Sample name="A conversation: MessageFrame, Markdown, AnswerSources">
            <div className="@container/chat grid w-full gap-8">
              <MessageFrame name="You" tone="asking" at="2026-11-12T16:20:00Z">
                <p className="font-display text-subheading">What would I keep at $485,000?</p>
              </MessageFrame>
              <MessageFrame name="Vesty" tone="answering" at="2026-11-12T16:20:20Z">
                <Markdown text={ANSWER} variant="chat" className="text-ink" />
                <div className="mt-3">
                  <AnswerSources
                    sources={[
                      { kind: "handbook", title: "The handbook", href: paths.handbook.href() },
                    ]}
                  />
                </div>
              </MessageFrame>
            </div>
          </Sample>
          <Sample name="Disclosure">
            <Disclosure summary="Change the terms" tone="link">
              <p className="max-w-prose pt-2">What is folded away until somebody asks.</p>
            </Disclosure>
            <Disclosure summary="In this article" open>
              <p className="max-w-prose pt-2">It is open from the beginning.</p>
            </Disclosure>
          </Sample>
          <Sample name="NewTabLink">
            <NewTabLink href={paths.terms.href()}>Terms of Service</NewTabLink>
          </Sample>
        </div>
      </div>
    </Chapter>
  );
}

const ARTICLE = `## Before the first visitor

Air the rooms, turn on **every light**, and put valuables away. See [the handbook](/handbook).

1. Open the curtains.
2. Clear the counters.

- [x] Keys for the garage
- [ ] The list of what stays

> A buyer who gets an answer the same day stays interested.

| Cost | Share |
| --- | ---: |
| Title and escrow | 1% |
| Transfer tax | 0.5% |

Write \`Price on request\` only when you mean it.`;

const ANSWER = `About **$470,000**, before your loan:

- title, escrow and transfer tax: about $7,300
- a flat fee of $199 for the kit

These are estimates; your title company has the exact figures.`;
