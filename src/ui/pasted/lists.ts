import type { BlockContent, List, ListItem } from 'mdast';
import { stylesOf } from './clipboard-html';

/** An item of a list wherever it was found: programs nest lists, part them, or write paragraphs that look like one. */
export interface Item {
  readonly type: 'item';
  readonly level: number;
  readonly isOrdered: boolean;
  readonly start: number;
  readonly checked?: boolean;
  readonly blocks: readonly BlockContent[];
}

type Place = Pick<Item, 'level' | 'isOrdered' | 'start'>;

const bullet = (level: number): Place => ({ level, isOrdered: false, start: 1 });

/** `mso-list:l0 level2 lfo1`: the level of a paragraph of Word's lists, from 0. */
const wordLevel = (element: Element): number | null => {
  const level = /level(\d)/.exec(stylesOf(element).get('mso-list') ?? '')?.[1];
  return level === undefined ? null : Number(level) - 1;
};

const markerOf = (element: Element): string =>
  [...element.querySelectorAll('[style]')]
    .filter((part) => stylesOf(part).get('mso-list') === 'ignore')
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/\s+/g, '');

/** The place in a list of a paragraph of Word: what stands before it says of which kind. */
export function placeOfWord(element: Element): Place | null {
  const level = wordLevel(element);
  if (level === null) return null;
  const number = /^\(?(\d{1,3}|[A-Za-z]{1,4})[.)]/.exec(markerOf(element))?.[1];
  return number === undefined
    ? bullet(level)
    : { level, isOrdered: true, start: Number.parseInt(number) || 1 };
}

const depths: readonly string[] = ['•●‣⁃·➢►❖✓✔\uf0b7\uf0d8\uf0fc\uf076', '◦○', '▪■§\uf0a7'];
const typedBullet = new RegExp(`^([${depths.join('')}])\\s+(?=\\S)`, 'u');
const typedNumber = /^\(?(\d{1,3})[.)]\s+(?=\S)/;

/** The place of a paragraph that begins with a bullet or a number as text, and the length of that. */
export function placeOfText(text: string): (Place & { readonly length: number }) | null {
  const [marker = '', mark] = typedBullet.exec(text) ?? [];
  if (mark)
    return {
      ...bullet(
        Math.max(
          0,
          depths.findIndex((marks) => marks.includes(mark)),
        ),
      ),
      length: marker.length,
    };
  const [written = '', number] = typedNumber.exec(text) ?? [];
  return number === undefined
    ? null
    : { level: 0, isOrdered: true, start: Number(number), length: written.length };
}

/** The place of an `<li>`: Word for the web gives each item a list of its own and says the level. */
export function placeOfItem(element: Element, nesting: number): Place & { readonly checked?: boolean } {
  const ariaLevel = element.getAttribute('data-aria-level') ?? element.getAttribute('aria-level');
  const list = element.parentElement;
  const start = Number(element.getAttribute('value') ?? list?.getAttribute('start') ?? 1);
  const state = element.getAttribute('role') === 'checkbox' && element.getAttribute('aria-checked');
  return {
    level: ariaLevel ? Number(ariaLevel) - 1 || 0 : nesting,
    isOrdered: list?.localName === 'ol',
    start: Number.isInteger(start) && start >= 0 ? start : 1,
    ...(state ? { checked: state === 'true' } : {}),
  };
}

/** The lists that items in a row make. */
export function listsOf(items: readonly Item[]): List[] {
  const base = Math.min(...items.map(({ level }) => level));
  const lists: List[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    if (!item) break;
    let end = at + 1;
    while ((items[end]?.level ?? base) > base) end += 1;
    const below = items.slice(at + 1, end);
    const made: ListItem = {
      type: 'listItem',
      spread: item.blocks.filter(({ type }) => type === 'paragraph').length > 1,
      checked: item.checked ?? null,
      children: [...item.blocks, ...(below.length > 0 ? listsOf(below) : [])],
    };
    const list = lists[lists.length - 1];
    if (list && list.ordered === item.isOrdered) list.children.push(made);
    else
      lists.push({
        type: 'list',
        ordered: item.isOrdered,
        start: item.start,
        spread: false,
        children: [made],
      });
    at = end;
  }
  return lists;
}
