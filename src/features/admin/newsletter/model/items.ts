import { shortenText } from '@contracts/long-text';
import { newsletterLimits, type NewsletterItem } from '@contracts/newsletter';

/** What the owner can put into an issue. `id` stays the same when the words change. */
export interface Choice {
  readonly id: string;
  readonly group: 'Changes in the law' | 'Posts';
  readonly item: NewsletterItem;
}

/** An entry that fits the limits of an issue. */
export const toItem = ({ kind, title, text, path }: NewsletterItem): NewsletterItem => ({
  kind,
  title: shortenText(title, newsletterLimits.title),
  text: shortenText(text, newsletterLimits.text),
  path,
});

const isSame = (one: NewsletterItem, other: NewsletterItem) =>
  one.kind === other.kind && one.path === other.path;

export const isChosen = (items: readonly NewsletterItem[], item: NewsletterItem): boolean =>
  items.some((chosen) => isSame(chosen, item));

/** Adds or removes an entry. The rest keeps its order and the words that it was saved with. */
export const toggle = (items: readonly NewsletterItem[], item: NewsletterItem): readonly NewsletterItem[] =>
  isChosen(items, item) ? items.filter((chosen) => !isSame(chosen, item)) : [...items, item];

/** What can be chosen, and what was chosen before and is not published any more. */
export function allChoices(choices: readonly Choice[], items: readonly NewsletterItem[]): readonly Choice[] {
  const gone = items.filter((item) => !choices.some((choice) => isSame(choice.item, item)));
  return [
    ...choices,
    ...gone.map((item): Choice => ({
      id: `${item.kind} ${item.path}`,
      group: item.kind === 'post' ? 'Posts' : 'Changes in the law',
      item,
    })),
  ];
}
