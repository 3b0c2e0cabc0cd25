import { deflateSync } from "node:zlib";
import { FORMATS, jpegSegment, picture, pngChunk } from "./photos.ts";

type HostileFile = {
  name: string;
  bytes: Buffer;
  /** It contains a genuine picture, which may be accepted without the rest. */
  isPicture: boolean;
};

const HTML = "<!doctype html><html><script>alert(document.domain)</script></html>";
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

/** Files an attacker might upload as a photo (docs/trust.md E1, E4). */
export async function hostileFiles(): Promise<HostileFile[]> {
  const pictures = await Promise.all(
    FORMATS.map(async (format) => [format, await picture(format)] as const),
  );
  const files: HostileFile[] = [];
  const add = (name: string, bytes: Buffer | string, isPicture = false) =>
    files.push({
      name,
      bytes: Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, "latin1"),
      isPicture,
    });

  for (const [name, text] of Object.entries(TEXTS)) {
    add(name, text);
    for (const [format, bytes] of pictures) {
      add(
        `${format} with ${name} behind it`,
        Buffer.concat([bytes, Buffer.from(text, "latin1")]),
        true,
      );
      add(`${name} before a ${format}`, Buffer.concat([Buffer.from(text, "latin1"), bytes]));
    }
  }
  for (const [format, bytes] of pictures) {
    for (const part of [0.05, 0.2, 0.5, 0.8, 0.97])
      add(`${part} of a ${format}`, bytes.subarray(0, Math.floor(bytes.length * part)));
  }
  const jpeg = await picture("jpeg");
  const png = await picture("png");
  const webp = await picture("webp");
  const avif = await picture("avif");
  const intoJpeg = (segment: Buffer) =>
    Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  add("jpeg with a script in a comment", intoJpeg(jpegSegment(0xfe, Buffer.from(HTML))), true);
  add(
    "jpeg with PHP in Exif",
    intoJpeg(jpegSegment(0xe1, Buffer.from("Exif\0\0<?php system(1) ?>"))),
    true,
  );
  add("jpeg with a page in APP0", intoJpeg(jpegSegment(0xe0, Buffer.from(HTML))), true);
  add("jpeg of two frames", Buffer.concat([frame(jpeg), jpeg.subarray(2)]));
  add("jpeg of 65000×65000", resized(jpeg, 0xffc0, 5, 65_000));
  add("jpeg of no height", resized(jpeg, 0xffc0, 5, 0));
  add("jpeg of a thousand scans", manyScans(jpeg));
  add("jpeg without a picture", Buffer.from([0xff, 0xd8, 0xff, 0xd9]));
  add(
    "jpeg whose segment has no length",
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]), jpeg]),
  );
  add(
    "jpeg of nothing but fill bytes",
    Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(1e6, 0xff)]),
  );
  const intoPng = (chunk: Buffer) => Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
  add("png with a script in a text", intoPng(pngChunk("tEXt", Buffer.from(`a\0${HTML}`))), true);
  add("png with an SVG in a chunk of its own", intoPng(pngChunk("svGg", Buffer.from(SVG))), true);
  add("png with an unknown chunk that matters", intoPng(pngChunk("EVIL", Buffer.from(HTML))));
  add("png of 60000×60000", pngOf(60_000, 60_000));
  add("png of 8000×8000", pngOf(8_000, 8_000));
  add("png of 1×2147483647", pngOf(1, 2_147_483_647));
  add("png of 0×10", pngOf(0, 10));
  add("png of two heads", intoPng(png.subarray(8, 33)));
  add(
    "png with a wrong checksum",
    Buffer.from(png.map((byte, at) => (at === 30 ? byte ^ 1 : byte))),
  );
  add(
    "png whose chunk is endless",
    Buffer.concat([png.subarray(0, 33), Buffer.from("\x7f\xff\xff\xffIDAT", "latin1")]),
  );
  add("png without data", Buffer.concat([png.subarray(0, 33), pngChunk("IEND", Buffer.alloc(0))]));
  add(
    "png of a text that unpacks to a gigabyte",
    intoPng(pngChunk("zTXt", deflateSync(Buffer.alloc(1e6)))),
    true,
  );
  add("webp of no size", Buffer.concat([webp.subarray(0, 4), Buffer.alloc(4), webp.subarray(8)]));
  add(
    "webp of 4 GB",
    Buffer.concat([webp.subarray(0, 4), Buffer.alloc(4, 0xff), webp.subarray(8)]),
  );
  add("webp whose canvas is 16384×16384", canvas(webp, 16_384, 16_384));
  add("webp of nothing but a head", Buffer.from("RIFF\x04\0\0\0WEBP", "latin1"));
  add("wav sound that calls itself RIFF", Buffer.from("RIFF\x24\0\0\0WAVEfmt ", "latin1"));
  add("avif of 60000×60000", Buffer.from(avif.map(hugeIspe(avif))));
  add("avif of nothing but a brand", avif.subarray(0, avif.readUInt32BE(0)));
  add(
    "heic",
    Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), avif.subarray(32)]),
  );
  add("mp4 film", Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x08moov", "latin1"));
  const many = (part: Buffer) =>
    Buffer.alloc(Math.floor(MEGABYTE / part.length) * part.length, part);
  const tables = many(Buffer.from([0xff, 0xdb, 0, 2]));
  add("jpeg of a quarter of a million segments", intoJpeg(tables));
  add("png of eighty thousand chunks", intoPng(many(pngChunk("tEXt", Buffer.alloc(0)))));
  add("webp of a hundred thousand chunks", chunked(webp, many(Buffer.from("ALPH\0\0\0\0"))));
  add(
    "avif of a hundred thousand boxes",
    Buffer.concat([avif, many(Buffer.from("\0\0\0\x08free"))]),
  );
  add("more than 10 MB", Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]));
  add("nothing", Buffer.alloc(0));
  add("one byte", Buffer.from([0xff]));
  return files;
}

const TEXTS: Record<string, string> = {
  "an HTML page": HTML,
  "an SVG drawing": SVG,
  "an XML document": `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${SVG}`,
  "a script": "alert(1)//<script>",
  "a PHP page": "<?php system($_GET['c']); ?>",
  "a ZIP archive": "PK\x03\x04\x14\0\0\0\0\0",
  "a PDF document": "%PDF-1.7\n1 0 obj <</OpenAction (app.alert(1))>> endobj",
  "a GIF": "GIF89a\x01\0\x01\0\0\0\0;",
  "a BMP": "BM\x3a\0\0\0\0\0\0\0\x36\0\0\0",
};

const MEGABYTE = 1024 * 1024;

function chunked(webp: Buffer, chunks: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(webp.length - 8 + chunks.length);
  return Buffer.concat([webp.subarray(0, 4), size, webp.subarray(8), chunks]);
}

function frame(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return Buffer.concat([
    jpeg.subarray(0, 2),
    jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2)),
  ]);
}

function resized(jpeg: Buffer, marker: number, skip: number, size: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.indexOf(Buffer.from([marker >> 8, marker & 0xff]));
  copy.writeUInt16BE(size, at + skip);
  copy.writeUInt16BE(size, at + skip + 2);
  return copy;
}

function manyScans(jpeg: Buffer): Buffer {
  const scan = jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])), jpeg.length - 2);
  const before = jpeg.subarray(0, jpeg.length - 2);
  return Buffer.concat([
    before,
    ...Array.from({ length: 1000 }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", head),
    pngChunk("IDAT", deflateSync(Buffer.alloc(1000))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function canvas(webp: Buffer, width: number, height: number): Buffer {
  const body = Buffer.alloc(10);
  body.writeUIntLE(width - 1, 4, 3);
  body.writeUIntLE(height - 1, 7, 3);
  const content = Buffer.concat([
    Buffer.from("WEBPVP8X\x0a\0\0\0", "latin1"),
    body,
    webp.subarray(12),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from("RIFF"), size, content]);
}

function hugeIspe(avif: Buffer): (byte: number, at: number) => number {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(60_000, 0);
  size.writeUInt32BE(60_000, 4);
  const from = avif.indexOf("ispe") + 8;
  return (byte, at) => (at >= from && at < from + 8 ? (size[at - from] ?? 0) : byte);
}
