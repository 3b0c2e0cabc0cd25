import { createHash } from "node:crypto";
import { md5 } from "@domain/papers/md5.ts";
import { needsPassword } from "@domain/papers/pdf-password.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pdf } from "../../support/documents.ts";
import { HARDENED, lockedPdf, OLDER } from "../../support/locked-pdfs.ts";
import { pdfOf } from "../../support/settlement-pdfs.ts";

/** From 40 bits of 1994 to 256 of today, as programs write them. */
const VERSIONS = ["1.3", "1.4", "1.6", "1.7ext3"];
const protectedPdf = (version: string, options: object) => pdfOf([], { version, ...options });

describe("needsPassword", () => {
  it.each(VERSIONS)(
    "holds for a PDF of version %s with a password for readers",
    async (version) => {
      for (const ownerPassword of ["owner", undefined])
        expect(
          await needsPassword(
            await protectedPdf(version, { userPassword: "secret", ownerPassword }),
          ),
        ).toBe(true);
    },
  );

  it.each(VERSIONS)(
    "doesn't hold for one of version %s that only is protected from changes",
    async (version) => {
      const only = await protectedPdf(version, {
        ownerPassword: "owner",
        permissions: { printing: "highResolution" },
      });
      expect(Buffer.from(only).toString("latin1")).toContain("/Encrypt");
      expect(await needsPassword(only)).toBe(false);
    },
  );

  it("tells the two apart as another program writes them", async () => {
    for (const kind of [HARDENED, OLDER]) {
      expect(await needsPassword(lockedPdf(kind.secret))).toBe(true);
      expect(await needsPassword(lockedPdf(kind.none))).toBe(false);
    }
  });

  it("holds for a PDF that takes a certificate", async () => {
    expect(await needsPassword(lockedPdf("<< /Filter /Adobe.PubSec /V 4 /R 4 >>"))).toBe(true);
  });

  it("reads the dictionary in the trailer, strings in parentheses, and an older state behind a newer", async () => {
    const literal = (hex: string) =>
      `(${Buffer.from(hex, "hex")
        .toString("latin1")
        .replace(/[\\()\r]/g, (sign) => (sign === "\r" ? "\\r" : `\\${sign}`))})`;
    for (const [kind, isLocked] of [
      ["secret", true],
      ["none", false],
    ] as const) {
      const written = HARDENED[kind].replace(/<([0-9a-f]+)>/g, (_, hex: string) => literal(hex));
      expect(await needsPassword(lockedPdf(written))).toBe(isLocked);
      const inside = pdf()
        .toString("latin1")
        .replace("trailer\n<<", `trailer\n<< /Encrypt ${written}`);
      expect(await needsPassword(Buffer.from(inside, "latin1"))).toBe(isLocked);
      const older = "9 0 obj\n<< /Filter /Other >>\nendobj\nxref";
      const both = lockedPdf(written).toString("latin1").replace("9 0 obj", `${older}\n9 0 obj`);
      expect(await needsPassword(Buffer.from(both, "latin1"))).toBe(isLocked);
    }
  });

  it("doesn't hold for a PDF without protection, or whose text only speaks of it", async () => {
    expect(await needsPassword(pdf())).toBe(false);
    expect(await needsPassword(pdf("/Encrypt 9 0 R"))).toBe(false);
  });

  it("answers in time and without an error, whatever the bytes", async () => {
    const noise = fc.uint8Array({ maxLength: 600 });
    await fc.assert(
      fc.asyncProperty(noise, noise, async (before, inside) => {
        const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
        const dictionary = `<< /Filter /Standard /R 3 ${latin1(inside)}`;
        const file = lockedPdf(dictionary).toString("latin1") + latin1(before);
        expect(typeof (await needsPassword(Buffer.from(file, "latin1")))).toBe("boolean");
      }),
      { numRuns: 50 },
    );
  });
});

it("md5 agrees with the system's", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(Buffer.from(md5(bytes)).toString("hex")).toBe(
        createHash("md5").update(bytes).digest("hex"),
      );
    }),
  );
});
