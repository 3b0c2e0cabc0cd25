/** The section of CHANGELOG.md for what comes with the next release. */
const NEXT = /^## Unreleased$/m;

/**
 * @param day YYYY-MM-DD
 * @returns CHANGELOG.md, in which what was not released yet is the version's.
 * @throws Error if nothing is said about this release, or not what it says to operators
 */
export function releaseNotes(changelog: string, version: string, day: string): string {
  const notes = sectionOf(changelog, "Unreleased");
  const missing = ["### What people notice", "### What operators do"].filter(
    (heading) => !notes.includes(`${heading}\n\n- `),
  );
  if (missing.length > 0)
    throw new Error(
      `"## Unreleased" in CHANGELOG.md lacks "${missing.join('" and "')}" and a list below it.`,
    );
  return changelog.replace(NEXT, `## ${version} (${day})`);
}

/** @returns the versions that CHANGELOG.md has notes of, as they stand there. */
export function releasesIn(changelog: string): string[] {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/gm)].map(
    ([, version = ""]) => version,
  );
}

function sectionOf(changelog: string, title: string): string {
  const [, after = ""] = changelog.split(`\n## ${title}\n`);
  return after.split(/^## /m)[0] ?? "";
}
