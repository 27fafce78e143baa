import type { ReactNode } from 'react';
import { Card } from './card';

interface CardSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of a page in a card of its own: title, one sentence, content. */
export function CardSection({ title, lead, children }: CardSectionProps) {
  return (
    <Card as="section">
      <h2 className="text-xl">{title}</h2>
      {lead && <p className="mt-1.5 max-w-measure text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}
