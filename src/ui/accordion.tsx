import * as Radix from '@radix-ui/react-accordion';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';

interface AccordionItem {
  readonly value: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  readonly defaultValue?: readonly string[] | undefined;
  /** The heading level in the page's outline. */
  readonly headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
}

/** Panels that open and close, with arrow keys between them: for the admin. Public pages use `DisclosureGroup`. */
export function Accordion({ items, defaultValue = [], headingLevel: Heading = 'h3' }: AccordionProps) {
  return (
    <Radix.Root type="multiple" defaultValue={[...defaultValue]} className="border-y border-hairline">
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
          <Radix.Content className="max-w-measure pb-5">{item.content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
