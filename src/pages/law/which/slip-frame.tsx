import type { ReactNode } from 'react';
import type { ProductSku } from '@contracts/products';

interface SlipFrameProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** The order slip beside the questions, empty and filled. */
export function SlipFrame({ id, title, children }: SlipFrameProps) {
  return (
    <section
      aria-labelledby={id}
      className="no-print rounded-lg border border-hairline bg-surface p-5 shadow sm:p-6"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The attribute in which the static page tells the slip how many documents a pack has. */
export const countName = (sku: ProductSku) => `data-count-${sku}`;
