import { needsTexts, type VisitorNeeds } from "@domain/showings/visitor-needs.ts";

/** What the owner asks of everyone who wants to see the home; nothing if that is nothing. */
export function NeedsNote({ needs }: { needs: VisitorNeeds }) {
  const texts = needsTexts(needs);
  if (texts.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="font-medium">Before a visit, the owner asks everyone to</p>
      <ul className="list-disc pl-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
