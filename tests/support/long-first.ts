import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The order of test files: project by project, because Vitest restarts a worker for another project's file
 * and the new one loads everything again. Journeys come first and short files last; within a project, the
 * longest of the files named here first (seconds on a quiet machine), so that no worker ends up running
 * one alone while the others are idle.
 */
const SECONDS: Record<string, number> = {
  "e2e/built-site": 175,
  "e2e/demo": 55,
  "e2e/viewing": 55,
  "deploy/deploy": 60,
  "e2e/paying": 30,
  "e2e/start": 25,
  "e2e/accounts": 20,
  "e2e/photos": 17,
  "functions/chatbot": 35,
  "database/pgtap": 22,
  "functions/payments": 25,
  "listing-wizard/wizard": 25,
  "functions/listing-photos": 25,
  "functions/account": 22,
  "functions/listing-writes": 22,
  "local/doctor": 22,
  "functions/vesty-questions": 20,
  "database/hidden-street": 12,
  "database/gone-homes-race": 12,
  "database/viewings-race": 11,
  "local/rest-surface": 15,
  "local/restart": 15,
  "e2e/refused-build": 10,
  "architecture/deno": 5,
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
