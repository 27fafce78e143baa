/** An element of a parsed XML part. Names keep their prefix: `w:p`. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const namePattern = /[A-Za-z_:][\w:.-]*/y;
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/**
 * Parses XML strictly and throws with the place of the first mistake: tags that do not match, attributes without quotes or
 * twice, unescaped `<` and `&`, characters that XML 1.0 forbids, lone surrogates, prefixes without a declaration.
 */
export function parseXml(source: string): XmlElement {
  const bad = forbidden.exec(source);
  if (bad)
    throw new Error(
      `Forbidden character U+${(bad[0].codePointAt(0) ?? 0).toString(16)} at ${String(bad.index)}`,
    );
  const root: XmlElement = { name: '#root', attributes: {}, children: [], text: '' };
  const stack: XmlElement[] = [root];
  let at = source.startsWith('<?xml') ? source.indexOf('?>') + 2 : 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    const text = source.slice(at, open < 0 ? source.length : open);
    const top = stack.at(-1) ?? root;
    top.text += unescape(text, at);
    if (open < 0) break;
    const end = source.indexOf('>', open);
    if (end < 0) throw new Error(`Unclosed tag at ${String(open)}`);
    readTag(source.slice(open + 1, end), stack, open);
    at = end + 1;
  }
  const [element] = root.children;
  if (stack.length !== 1 || !element || root.children.length !== 1 || root.text.trim() !== '') {
    throw new Error('Not exactly one closed root element');
  }
  checkPrefixes(element, new Set(['xml', 'xmlns']));
  return element;
}

function readTag(tag: string, stack: XmlElement[], at: number): void {
  if (tag.includes('<')) throw new Error(`"<" inside a tag at ${String(at)}`);
  if (tag.startsWith('/')) {
    const closed = stack.pop();
    if (closed?.name !== tag.slice(1).trim())
      throw new Error(`</${tag.slice(1)}> closes <${closed?.name ?? ''}> at ${String(at)}`);
    return;
  }
  const empty = tag.endsWith('/');
  const inside = empty ? tag.slice(0, -1) : tag;
  namePattern.lastIndex = 0;
  const name = namePattern.exec(inside)?.[0];
  if (name === undefined) throw new Error(`No name in <${tag.slice(0, 40)}> at ${String(at)}`);
  const element: XmlElement = {
    name,
    attributes: readAttributes(inside.slice(name.length), at),
    children: [],
    text: '',
  };
  stack.at(-1)?.children.push(element);
  if (!empty) stack.push(element);
}

function readAttributes(text: string, at: number): Record<string, string> {
  const attributes: Record<string, string> = {};
  const rest = text.replace(/\s+([A-Za-z_:][\w:.-]*)="([^"]*)"/g, (_whole, name: string, value: string) => {
    if (Object.hasOwn(attributes, name)) throw new Error(`Attribute ${name} twice at ${String(at)}`);
    attributes[name] = unescape(value, at);
    return '';
  });
  if (rest.trim() !== '') throw new Error(`Bad attributes "${rest.slice(0, 60)}" at ${String(at)}`);
  return attributes;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string, at: number): string {
  return text.replace(/&([^;\s]{0,8};)?/g, (_whole, entity?: string) => {
    const value = entity === undefined ? undefined : entityValue(entity.slice(0, -1));
    if (value === undefined) throw new Error(`Bad entity near ${String(at)}: ${text.slice(0, 40)}`);
    return value;
  });
}

function entityValue(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (hex !== undefined) return String.fromCodePoint(parseInt(hex, 16));
  return decimal === undefined ? entities[name] : String.fromCodePoint(Number(decimal));
}

function checkPrefixes(element: XmlElement, known: ReadonlySet<string>): void {
  const declared = Object.keys(element.attributes).flatMap((name) =>
    name.startsWith('xmlns:') ? [name.slice(6)] : [],
  );
  const all = declared.length === 0 ? known : new Set([...known, ...declared]);
  for (const name of [element.name, ...Object.keys(element.attributes)]) {
    const prefix = name.includes(':') ? (name.split(':')[0] ?? '') : '';
    if (prefix !== '' && !all.has(prefix)) throw new Error(`Undeclared prefix ${prefix}`);
  }
  for (const child of element.children) checkPrefixes(child, all);
}

/** Every element of the name, in document order. */
export function elementsOf(element: XmlElement, name: string): XmlElement[] {
  return [
    ...(element.name === name ? [element] : []),
    ...element.children.flatMap((child) => elementsOf(child, name)),
  ];
}

/** The text of all `w:t` inside. */
export function wordText(element: XmlElement): string {
  return elementsOf(element, 'w:t')
    .map((run) => run.text)
    .join('');
}
