const LINES_PER_PAGE = 48;
const WIDTH = 92;

/** A PDF of plain text lines, for the demo's documents. Characters outside of Latin-1 become question marks. */
export function plainPdf(title: string, text: string): Buffer {
  const lines = [title, "", ...text.split("\n").flatMap(wrapped)];
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_PER_PAGE) }, (_, page) =>
    lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE),
  );
  const first = 4;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages.map((_, n) => `${first + n * 2} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((page, n) => {
      const words = page.map((line) => `(${escaped(line)}) '`).join("\n");
      const stream = `BT /F1 11 Tf 14 TL 54 740 Td\n${words}\nET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + n * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let body = "%PDF-1.4\n";
  const places = objects.map((object, n) => {
    const at = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, "latin1");
}

function wrapped(line: string): string[] {
  const lines = [""];
  for (const word of line.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last === "") lines[lines.length - 1] = word;
    else if (last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function escaped(line: string): string {
  return line.replace(/[^\x20-\xff]/gu, "?").replace(/[\\()]/g, "\\$&");
}
