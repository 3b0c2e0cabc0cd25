import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The longest first, so that no worker ends up running a journey alone while the others are idle.
 */
const ORDER = ["e2e", "functions", "database", "local", "web", "unit"];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

const rank = ({ project }: TestSpecification) => ORDER.indexOf(project.name);
