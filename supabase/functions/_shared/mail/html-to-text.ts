const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  zwnj: '',
  bull: '-',
};

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|([a-z]+));/g,
    (entity, number: string | undefined, name: string | undefined) =>
      number === undefined ? (named[name ?? ''] ?? entity) : String.fromCodePoint(Number(number)),
  );
}

/**
 * The readable text of a mail in our own layout, for senders that hold only its HTML (Supabase Auth's templates, once
 * filled). It knows that layout's tags; it is not a parser for arbitrary HTML.
 */
export function htmlToText(html: string): string {
  const body = html
    .replace(/<head\b[\s\S]*?<\/head>/gi, '')
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<div class="preheader"[\s\S]*?<\/div>/gi, '')
    // The star of the logo.
    .replace(/<td class="mark[\s\S]*?<\/td>/gi, '')
    // The addresses of the buttons: here a button's own address can be read.
    .replace(/<p class="fallback[\s\S]*?<\/p>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_, href: string, label: string) => {
      const text = label.replace(/<[^>]*>/g, '').trim();
      return text === href ? href : `${text}: ${href}`;
    })
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<\/(p|h1|h2|tr|table|div)>/gi, '\n\n')
    .replace(/<[^>]*>/g, '');
  return (
    decode(body)
      .split('\n')
      .map((line) => line.replace(/(?:\u00a0|\u034f| )+/g, ' ').trim())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim() + '\n'
  );
}
