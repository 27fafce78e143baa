const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  para: '¶',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  cent: '¢',
  rarr: '→',
  le: '≤',
  ge: '≥',
};

/** Character references of a text token; one that nobody knows stays as it is written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]*));/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
      const code = decimal !== undefined ? Number(decimal) : parseInt(hex ?? '', 16);
      return isScalarValue(code) ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}

function isScalarValue(code: number): boolean {
  return (
    code >= 0x20 &&
    code <= 0x10ffff &&
    (code < 0xd800 || code > 0xdfff) &&
    (code < 0xe000 || code > 0xf8ff) &&
    (code & 0xfffe) !== 0xfffe &&
    (code < 0x7f || code > 0x9f)
  );
}
