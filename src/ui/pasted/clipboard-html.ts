import { withoutInvisible } from '@contracts/text';

/** The style of an element as it is written. The browser's own reading drops what only Word knows (`mso-…`). */
export function stylesOf(element: Element): ReadonlyMap<string, string> {
  return new Map(
    (element.getAttribute('style') ?? '').split(';').map((rule) => {
      const [name = '', ...value] = rule.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
    }),
  );
}

const blockTags =
  /^(?:address|article|aside|blockquote|body|center|dd|div|dl|dt|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|t[dhr]|tbody|tfoot|thead|ul)$/;

export const isBlockTag = ({ localName }: Element): boolean => blockTags.test(localName);

const dropped =
  /^(?:script|style|head|title|meta|link|template|xml|noscript|img|svg|object|iframe|input|button)$/;
const commentOfWord = /\bmso(?:comanchor|comtxt|comhide|commentreference)\b/i;

/** Whether an element shows nothing of its own: hidden, a picture, code, or a remark at the margin of a Word file. */
export function isLeftOut(element: Element): boolean {
  const styles = stylesOf(element);
  return (
    dropped.test(element.localName) ||
    // Office's own elements (`<o:p>`) hold text now and then; its drawings do not.
    /^(?:v|w|m):/.test(element.localName) ||
    element.hasAttribute('hidden') ||
    commentOfWord.test(element.className) ||
    styles.get('display') === 'none' ||
    styles.get('visibility') === 'hidden' ||
    styles.get('mso-hide') === 'all' ||
    styles.get('opacity') === '0' ||
    /^0(?:\D|$)/.test(styles.get('font-size') ?? '') ||
    (styles.get('mso-element') ?? '').startsWith('comment') ||
    // What a list of Word has before its items is read apart.
    styles.get('mso-list') === 'ignore'
  );
}

/** The words of a text node: a line break of the source is a space, and nothing invisible comes along. */
export const wordsOf = (text: string): string => withoutInvisible(text.replace(/[\p{Cc}\s]+/gu, ' '));

const wrapped = [
  [/(?:^|\.)safelinks\.protection\.outlook\.com$/, 'url'],
  [/^www\.google\.com$/, 'q'],
] as const;

/** Where a link leads for somebody else: an address of the web or a mailbox, without the gateway around it. */
export function linkOf(element: Element): string | null {
  let address: URL;
  try {
    address = new URL((element.getAttribute('href') ?? '').trim());
  } catch {
    return null;
  }
  for (const [host, name] of wrapped) {
    const inner = host.test(address.hostname) ? address.searchParams.get(name) : null;
    if (inner && /^https?:\/\//.test(inner)) return inner;
  }
  return /^(?:https?|mailto):$/.test(address.protocol) ? address.href : null;
}
