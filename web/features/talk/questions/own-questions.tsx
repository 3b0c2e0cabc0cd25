import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import type { OpenQuestion, OwnAnswer } from "@domain/talk/questions.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  openQuestionsQuery,
  orderAnswers,
  ownAnswersQuery,
  publishAnswer,
  refreshAnswers,
} from "@web/api/talk/questions.ts";
import { Badge } from "@web/components/badge.tsx";
import { Button } from "@web/components/button.tsx";
import { ErrorState } from "@web/components/error-state.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { useInPlace } from "@web/lib/use-in-place.ts";
import { useWork } from "@web/lib/use-work.ts";
import { AnswerForm } from "./answer-form.tsx";
import { OpenQuestionItem } from "./open-question-item.tsx";
import { OwnAnswerItem } from "./own-answer-item.tsx";

type Home = { id: string; title: string; isPublic: boolean };

/** An owner's unanswered questions, and the questions on each home's page. */
export function OwnQuestions(props: {
  userId: string;
  ownName: string | null;
  homes: readonly Home[];
}) {
  const { userId, homes } = props;
  const open = useQuery(openQuestionsQuery(userId));
  const answers = useQuery(ownAnswersQuery(userId));
  const failed = [open, answers].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <ErrorState
        level={3}
        title={ERRORS.own_questions_unavailable.text}
        text={failureReason(failed.error)}
        onRetry={() => void Promise.all([open.refetch(), answers.refetch()])}
        pending={failed.isFetching}
      />
    );
  if (!open.data || !answers.data) return <QuestionsSkeleton />;
  // Homes with unanswered questions first.
  const waiting = (id: string) => open.data.filter(({ listing_id }) => listing_id === id);
  const ordered = homes.toSorted((a, b) => waiting(b.id).length - waiting(a.id).length);
  return (
    <div className="grid gap-10">
      {ordered.map((home) => (
        <HomeSection
          {...props}
          key={home.id}
          home={home}
          open={waiting(home.id)}
          answers={answers.data.filter(({ listing_id }) => listing_id === home.id)}
        />
      ))}
    </div>
  );
}

function HomeSection(props: {
  userId: string;
  ownName: string | null;
  home: Home;
  open: readonly OpenQuestion[];
  answers: readonly OwnAnswer[];
}) {
  const { userId, ownName, home, open, answers } = props;
  const client = useQueryClient();
  const refresh = () => refreshAnswers(client, userId, home.id);
  const work = useWork(refresh);
  const adding = useInPlace();

  function move(from: number, to: number) {
    const ids = answers.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    void work.run("order", () => orderAnswers(home.id, ids));
  }

  return (
    <TitledSection
      className="grid gap-4"
      title={<span className="wrap-anywhere">{home.title}</span>}
      level={3}
      aside={
        home.isPublic ? (
          <TextLink to={paths.listing.href(home.id)}>
            Its page<span className="sr-only">: {home.title}</span>
          </TextLink>
        ) : undefined
      }
    >
      {open.length > 0 ? (
        <>
          <p>
            <Badge tone="amber" dot>
              {formatCount(open.length, "open question")}
            </Badge>
          </p>
          <ul aria-label={`Open questions about ${home.title}`}>
            {open.map((question) => (
              <OpenQuestionItem
                key={question.id}
                userId={userId}
                ownName={ownName}
                question={question}
              />
            ))}
          </ul>
        </>
      ) : (
        <p className="text-ink-soft">No buyer is waiting for an answer.</p>
      )}
      <Failure text={work.failureText} />
      {answers.length > 0 && (
        <ul aria-label={`Answers on the page of ${home.title}`}>
          {answers.map((answer, index) => (
            <OwnAnswerItem
              key={answer.id}
              userId={userId}
              ownName={ownName}
              answer={answer}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < answers.length - 1 ? () => move(index, index + 1) : undefined}
            />
          ))}
        </ul>
      )}
      {adding.isOpen ? (
        <AnswerForm
          userId={userId}
          about={home.id}
          names={[ownName]}
          initial={{ answer: "", question: "" }}
          ways={[
            {
              label: "Publish",
              pendingText: "Publishing...",
              publishes: true,
              run: async (written, id) => {
                await publishAnswer({ id, listing_id: home.id, ...written });
                await refresh();
                adding.close();
              },
            },
          ]}
          onCancel={adding.close}
        />
      ) : (
        <Button
          ref={adding.button}
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={adding.open}
        >
          Add a question and answer
          <span className="sr-only">: {home.title}</span>
        </Button>
      )}
    </TitledSection>
  );
}

export function QuestionsSkeleton() {
  return (
    <LoadingGroup
      label="Loading your questions..."
      className="grid gap-4"
      shapes={["h-8 w-52", "h-20", "h-20"]}
    />
  );
}
