import type { planQuestions } from '@/catalog/plan-questions';
import { isEarlierSize } from '@/catalog/plan-sizes';
import { cn } from '@/ui/cn';
import { unbroken } from '@/ui/unbroken';

interface ChoicesProps {
  readonly question: (typeof planQuestions)[number];
}

/** Native check boxes and radio buttons, which work without JavaScript. */
export function Choices({ question: { name, label, isMultiple, options } }: ChoicesProps) {
  return (
    <fieldset className="min-w-0" data-ranges={name === 'size' ? '' : undefined}>
      <legend className="mb-1 text-[0.9375rem] leading-snug font-semibold text-heading">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-4">
        {options.map(([value, text]) => (
          <label
            key={value}
            className={cn(
              'flex cursor-pointer items-start gap-3 py-1.5 leading-snug text-ink pointer-coarse:py-2.5',
              name === 'size' && isEarlierSize(value) && 'not-has-checked:hidden',
            )}
          >
            <input type={isMultiple ? 'checkbox' : 'radio'} className="check" name={name} value={value} />
            <span>{unbroken(text)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
