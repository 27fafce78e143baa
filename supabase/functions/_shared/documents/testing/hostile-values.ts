import { testPublisher } from './test-publisher.ts';

/** Pieces that have broken document generators before. */
const pieces = [
  '"double" and \'single\'',
  '&amp; & &#x26; &lt;',
  '<script>alert(1)</script>',
  ']]>',
  '<!--',
  '--><w:p/>',
  '<?xml version="1.0"?>',
  "=cmd|'/c calc'!A1",
  '+1+1',
  '-1',
  '@SUM(A1)',
  '\r\nBcc: evil@example.com',
  'line\none\rtwo\u2028three\u2029four\u0085',
  '\t\ttabs\t',
  '\u0000\u0001\u0008\u000b\u000c\u001f\u007f\u009f',
  '\ufffe\uffff\ufdd0',
  '\ud800',
  '\udfff lone',
  '\ufeffmark',
  '\u202eright to left override\u202c',
  '\u2066isolate\u2069',
  'שלום עולם בע"מ',
  'شركة الاختبار المحدودة',
  '日本語株式会社',
  '👩‍👩‍👧‍👦🏳️‍🌈🇺🇸',
  '𝕸𝖆𝖙𝖍',
  'Z̴̢̛a̵͝l̷g̸o̵',
  'é'.normalize('NFD'),
  '\u00a0\u2003\u200b\u2060',
  '{{company_name}}',
  '{{{{',
  '}}',
  '[^1]',
  '[x](javascript:alert(1))',
  '![x](https://evil.example/x.png)',
  '**bold** _em_ ~~s~~ `code`',
  '# heading',
  '- [x] task',
  '| a | b |',
  '________________',
  '\\',
  '\\\\',
  '(unbalanced',
  ')',
  '<<',
  '>>',
  '/JS (app.alert(1))',
  'endstream endobj',
  '%',
  '%PDF',
  '${7*7}',
  '$(id)',
  '../../etc/passwd',
  'C:\\Windows',
  'CON',
  'HYPERLINK "http://evil"',
  '_x0041_',
  "''",
  'null',
  'undefined',
  '__proto__',
  '0',
  '1e309',
  '2027-02-30',
  '2027-03-01',
  'Every two weeks',
  'https://evil.example/<>"',
  'mailto:a@b.c?bcc=d@e.f',
  'W'.repeat(300),
  'long words '.repeat(180),
  'x'.repeat(2000),
  '😀'.repeat(500),
  ' ',
  '',
] as const;

/** Mulberry32: small, fast and the same on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A company profile that nobody should send: each value one to three of the pieces, or any code units at all. */
export function hostileProfile(seed: number): Record<string, string> {
  const random = seededRandom(seed);
  const pick = (): string => pieces[Math.floor(random() * pieces.length)] ?? '';
  const noise = (): string =>
    String.fromCharCode(
      ...Array.from({ length: 1 + Math.floor(random() * 60) }, () => Math.floor(random() * 65_536)),
    );
  const values: Record<string, string> = {};
  for (const field of testPublisher.profileFields) {
    const kind = random();
    if (kind < 0.08) continue;
    values[field.key] =
      kind < 0.2
        ? noise()
        : Array.from({ length: 1 + Math.floor(random() * 3) }, pick).join(random() < 0.5 ? ' ' : '');
  }
  values['own_rules'] = `${pick()}\r\n\r\n${pick()}`;
  return values;
}

/** The values with only such characters as the fonts of a PDF have; a PDF refuses the others by name. */
export function showable(values: Readonly<Record<string, string>>): Record<string, string> {
  const others = /[^\p{Cc}\u0020-\u024f\u0410-\u044f\u05d0-\u05ea\u0621-\u064a\u1ea0-\u1ef9\u2010-\u2026]/gu;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.replace(others, '')]));
}
