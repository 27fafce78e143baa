import * as Radix from '@radix-ui/react-accordion';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { cn } from './cn';

interface AccordionItem {
  readonly value: string;
  readonly title: ReactNode;
  /** For a list or a table, which is not read line by line. */
  readonly isWide?: boolean | undefined;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** The panels that are open at first, or `value` and `onValueChange` for those that a component decides. */
  readonly defaultValue?: readonly string[] | undefined;
  readonly value?: readonly string[] | undefined;
  readonly onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** The heading level in the page's outline. */
  readonly headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
}

/** Panels that open and close, with arrow keys between them: for screens of data. Static pages use `DisclosureGroup`. */
export function Accordion({
  items,
  defaultValue = [],
  value,
  onValueChange,
  headingLevel: Heading = 'h3',
}: AccordionProps) {
  return (
    <Radix.Root
      type="multiple"
      defaultValue={[...defaultValue]}
      {...(value && { value: [...value] })}
      {...(onValueChange && { onValueChange })}
      className="border-y border-hairline"
    >
      {items.map((item) => (
        <Radix.Item key={item.value} value={item.value} className="border-b border-hairline last:border-b-0">
          <Radix.Header asChild>
            <Heading className="font-sans text-base font-semibold tracking-normal">
              <Radix.Trigger className="group flex min-h-13 w-full items-center justify-between gap-4 py-3 text-left hover:text-primary">
                <span>{item.title}</span>
                <Plus className="size-5 shrink-0 text-muted transition-transform group-data-[state=open]:rotate-45" />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={cn('pb-5', !item.isWide && 'max-w-measure')}>
            {item.content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
