/** What the person's messages hold: all texts, and all pictures in order. */
export type Question = { texts: string[]; pictures: Buffer[] };

/** How every answer begins: nobody shall take it for a model's. */
export const OFFLINE = "Written offline by the local stand-in:";
