import type { ReactNode } from 'react';
import { Card } from '@/ui/card';

interface OrderColumnsProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Null where the page knows no more of the order than its files. */
  readonly receipt: ReactNode;
}

/** The files of an order, and its receipt: beside them where there is room, below them otherwise. */
export function OrderColumns({ title, children, receipt }: OrderColumnsProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
      <Card as="section" padding="large">
        <h2 className="mb-5 text-2xl">{title}</h2>
        {children}
      </Card>
      {receipt && (
        <Card as="section" padding="large">
          <h2 className="mb-5 text-2xl">Order Summary</h2>
          {receipt}
        </Card>
      )}
    </div>
  );
}
