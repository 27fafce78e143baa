import { newsletterLimits, type NewsletterItem } from '@contracts/newsletter';
import { CheckboxField } from '@/ui/checkbox-field';
import { allChoices, isChosen, toggle, type Choice } from '../model/items';

interface ItemChoicesProps {
  readonly choices: readonly Choice[];
  readonly items: readonly NewsletterItem[];
  readonly onChange: (items: readonly NewsletterItem[]) => void;
}

/** The published changes and posts, each with a check box. */
export function ItemChoices({ choices, items, onChange }: ItemChoicesProps) {
  const listed = allChoices(choices, items);
  const isFull = items.length >= newsletterLimits.items;
  if (listed.length === 0) {
    return <p className="text-muted">There is no published post or change in the law to choose yet.</p>;
  }
  return (['Changes in the law', 'Posts'] as const).map((group) => {
    const ofGroup = listed.filter((choice) => choice.group === group);
    return (
      ofGroup.length > 0 && (
        <fieldset key={group}>
          <legend className="mb-2 font-semibold text-heading">{group}</legend>
          {ofGroup.map(({ id, item }) => (
            <CheckboxField
              key={id}
              label={item.title}
              help={item.text}
              checked={isChosen(items, item)}
              disabled={isFull && !isChosen(items, item)}
              onChange={() => onChange(toggle(items, item))}
            />
          ))}
        </fieldset>
      )
    );
  });
}
