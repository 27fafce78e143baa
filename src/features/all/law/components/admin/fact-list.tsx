import { Fragment } from 'react';
import { CheckList } from '@/ui/check-list';
import { useLaw } from '../../law-context';
import { LawText } from '../law-text';

interface FactListProps {
  readonly keys: readonly string[];
  readonly columns?: 1 | 2 | undefined;
  readonly className?: string | undefined;
}

/** A list of statements from the fact base. */
export function FactList({ keys, columns, className }: FactListProps) {
  const { facts } = useLaw();
  const items = keys
    .filter((key) => facts.has(key))
    .map((key) => (
      <Fragment key={key}>
        <LawText text={`{{${key}}}`} />
      </Fragment>
    ));
  return <CheckList items={items} columns={columns} className={className} />;
}
