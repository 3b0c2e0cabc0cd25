import fc from "fast-check";

/** Texts that break things, collected from what has broken things before. */
export const HOSTILE_TEXTS = [
  "",
  " ",
  "\t\r\n",
  "\u0000",
  "a\u0000b",
  "\u0001\u001f\u007f\u0085",
  "\ufeff\u200b\u2060",
  "\u202egnp.exe",
  "\u2028\u2029",
  "\ud800",
  "\udfff\ud800",
  "🏡👩‍👩‍👧‍👦🇺🇸",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́",
  "田中さんにあげて下さい",
  "الكل في المجمو عة",
  "' or '1'='1",
  "'; drop table public.listings; --",
  '"; select pg_sleep(10); --',
  "\\'; --",
  "$$;",
  "%",
  "%_%",
  "*:* | !a & (b",
  "a:* & !!",
  "(id.eq.1,or(status.eq.draft))",
  "id.in.(1,2)",
  "null",
  "undefined",
  "true",
  "NaN",
  "-0",
  "1e309",
  "0x7fffffff",
  "2147483648",
  "-2147483649",
  "9".repeat(400),
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg/onload=alert(1)>',
  "javascript:alert(1)",
  "{{7*7}}",
  "\u0024{7*7}",
  "<%= 7*7 %>",
  "=cmd|' /C calc'!A0",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "%2e%2e%2f%00",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
  "victim@example.com\r\nBcc: everyone@example.com",
  "Subject: hello\n\nbody",
  "a".repeat(5_000),
  "🏡".repeat(2_000),
  '{"__proto__": {"isAdmin": true}}',
  "__proto__",
  "constructor",
  "toString",
] as const;

export function hostileText(): fc.Arbitrary<string> {
  return fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), anyText(40));
}

/** Any Unicode characters. fast-check's own unit "binary" takes a second to start. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const point = fc.oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  );
  return fc.array(point, { maxLength }).map((points) => String.fromCodePoint(...points));
}
