import { paths } from "../../../_shared/domain/site/paths.ts";
import { plainNote } from "../plain-note.ts";
import { defineTool, noArguments } from "./tool.ts";

const SHOWN = 20;

export const myDocumentsTool = defineTool({
  name: "my_documents",
  description:
    "Names of the documents that the owner has stored with us. Their contents can't be read.",
  label: "Looking at your documents",
  args: noArguments,
  async run(_, { data }) {
    const documents = await data.documents();
    return {
      findings: [
        {
          source: {
            kind: "documents",
            title: "Your documents",
            href: paths.dashboard.href("documents"),
          },
          facts: {
            count: documents.length,
            newest_first: documents.slice(0, SHOWN).map(({ name, created_at }) => ({
              name: plainNote(name, 80),
              stored_on: created_at.slice(0, 10),
            })),
          },
        },
      ],
    };
  },
});
