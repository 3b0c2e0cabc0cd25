import { pdf } from "./documents.ts";

/**
 * PDFs that are protected, as other programs do it, in ways that our own tools for PDFs can't write: what `pypdf` 6 wrote for an empty
 * password and for "secret".
 */
export const HARDENED = {
  none: "<< /Filter /Standard /V 5 /R 6 /Length 256 /P 4294967292 /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /U <ecdcb1eeecaca40bb087dc0a72b3979d7e64a583194cec25cf1def69f2d00c62f5d194a0a0280c703970dc36b62fb009> >>",
  secret:
    "<< /Filter /Standard /V 5 /R 6 /Length 256 /P 4294967292 /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /U <96b81da82a3f7d05331cee0bb083f1921ff3909d8330adcbe6bff33f1d49f47f1eb45f6f210292152ca18d9488691c79> >>",
};

/** The same in the way of 2005. */
export const OLDER = {
  none: "<< /Filter /Standard /V 4 /R 4 /Length 128 /P 4294967292 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <2b56f4791463386a7aeddddebdff3ca828bf4e5e4e758a4164004e56fffa0108> >>",
  secret:
    "<< /Filter /Standard /V 4 /R 4 /Length 128 /P 4294967292 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <476b068bc44e201ce6d5ac6b3fcdb02e28bf4e5e4e758a4164004e56fffa0108> >>",
};

/** By which `pypdf` tells its files apart; it is part of the older keys. */
const ID =
  "[ <3039353331666338613730316337306237633732333030363835363236386463> <3039353331666338613730316337306237633732333030363835363236386463> ]";

/** @param protection the dictionary that says how the PDF is protected. */
export function lockedPdf(protection: string): Buffer {
  const text = pdf()
    .toString("latin1")
    .replace("xref", `9 0 obj\n${protection}\nendobj\nxref`)
    .replace("trailer\n<<", `trailer\n<< /ID ${ID} /Encrypt 9 0 R`);
  return Buffer.from(text, "latin1");
}
