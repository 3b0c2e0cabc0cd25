import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The order of test files: project by project, because Vitest restarts a worker for another project's file
 * and the new one loads everything again. Journeys come first and short files last; within a project, the
 * longest of the files named here first (seconds on a quiet machine), so that no worker ends up running
 * one alone while the others are idle.
 */
const SECONDS: Record<string, number> = {
  "e2e/built-site": 165,
  "e2e/showing": 65,
  "e2e/demo": 53,
  "e2e/start": 40,
  "e2e/photos": 22,
  "e2e/accounts": 17,
  "e2e/paying": 16,
  "e2e/refused-build": 10,
  "deploy/deploy": 50,
  "local/doctor": 20,
  "local/restart": 16,
  "local/rest-surface": 12,
  "functions/site/payments": 27,
  "functions/vesty/chatbot": 22,
  "functions/people/account": 16,
  "functions/showings/send-booking-emails": 12,
  "functions/vesty/vesty-questions": 12,
  "database/site/pgtap": 23,
  "database/site/backup": 14,
  "database/talk/messages-race": 13,
  "listing-wizard/wizard": 20,
  "map/map-view": 13,
  "architecture/deno": 3,
};
const ORDER = ["e2e", "local", "functions", "database", "web", "unit"];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort(
      (one, other) => rank(one) - rank(other) || secondsOf(other) - secondsOf(one),
    );
  }
}

const rank = ({ project }: TestSpecification) => ORDER.indexOf(project.name);

function secondsOf({ moduleId }: TestSpecification): number {
  const name = Object.keys(SECONDS).find((each) => moduleId.includes(`/${each}.test.`));
  return name ? (SECONDS[name] ?? 0) : 0;
}
