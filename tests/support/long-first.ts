import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Project by project, because Vitest ends a worker when the next file is another project's, and a new one
 * loads everything again. Journeys come first and short files last; within a project, the files named here
 * by the seconds they take on a quiet machine, so that no worker ends up running one alone while the
 * others are idle.
 */
const SECONDS: Record<string, number> = {
  "e2e/built-site": 110,
  "deploy/deploy": 60,
  "e2e/demo": 50,
  "e2e/viewing": 45,
  "e2e/start": 40,
  "e2e/accounts": 40,
  "e2e/paying": 35,
  "functions/chatbot": 35,
  "database/pgtap": 28,
  "functions/payments": 25,
  "listing-wizard/wizard": 25,
  "functions/listing-photos": 25,
  "functions/account": 22,
  "functions/listing-writes": 22,
  "local/doctor": 22,
  "functions/vesty-questions": 20,
  "database/hidden-street": 20,
  "database/viewings-race": 15,
  "local/rest-surface": 15,
  "local/restart": 15,
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
