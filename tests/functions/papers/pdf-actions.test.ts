import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pdfAction } from "../../../supabase/functions/documents/kinds/pdf-actions.ts";
import { pdf } from "../../support/documents.ts";

const withObject = (object: string) =>
  Buffer.from(
    pdf().toString("latin1").replace("xref", `9 0 obj\n${object}\nendobj\nxref`),
    "latin1",
  );
const packed = (objects: string, behind = "") => {
  const stream = deflateSync(Buffer.from(objects)).toString("latin1");
  return withObject(
    `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode ${behind}/Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  );
};

describe("a PDF from outside", () => {
  it.each([
    ["a script", "<< /S /JavaScript /JS (app.alert(1)) >>", /contains a script/],
    ["a script with a name in codes", "<< /S /J#61vaScr#69pt >>", /contains a script/],
    ["a script's short name", "<< /JS 4 0 R >>", /contains a script/],
    ["a program", "<< /S /Launch /F (calc.exe) >>", /starts a program/],
    ["a file", "<< /Names << /EmbeddedFiles 7 0 R >> >>", /carries another file/],
  ])("is refused with %s, plain and packed", async (_, object, reason) => {
    expect(await pdfAction(withObject(object))).toMatch(reason);
    expect(await pdfAction(packed(`9 0 ${object}`))).toMatch(reason);
    expect(await pdfAction(packed(`9 0 ${object}`, "/DecodeParms << /Predictor 1 >> "))).toMatch(
      reason,
    );
  });

  it("is taken if it is only to be read, whatever its text says", async () => {
    expect(await pdfAction(pdf("How to write JavaScript and launch it"))).toBeUndefined();
    expect(await pdfAction(packed("9 0 << /Type /Page /JSON 1 /Launched true >>"))).toBeUndefined();
  });

  it("is refused if its packed objects can't be read", async () => {
    const text = packed("9 0 << /Type /Page >>").toString("latin1");
    const locked = text.replace("trailer\n<<", "trailer\n<< /Encrypt 8 0 R ");
    expect(locked).not.toBe(text);
    expect(await pdfAction(Buffer.from(locked, "latin1"))).toMatch(/can't be checked/);
  });

  it("is read in time and without an error, whatever its bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 4000 }), async (bytes) => {
        const around = Buffer.concat([
          Buffer.from("<< /Type /ObjStm /FlateDecode >> stream\n"),
          bytes,
        ]);
        expect(await pdfAction(around)).toSatisfy((found) => found === undefined || found !== "");
      }),
    );
    // Many openings of a dictionary without an end.
    const started = performance.now();
    await pdfAction(Buffer.from("<< /A ".repeat(50_000)));
    await pdfAction(Buffer.from("<< < < ".repeat(50_000)));
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
