import "./older-browsers.ts";
// Parses PDFs off the main thread, as soon as it is imported.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
