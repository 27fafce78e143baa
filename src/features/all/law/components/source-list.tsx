import { unbroken } from '@/ui/unbroken';
import { useLaw } from '../law-context';
import { sourceName, sourceRemark } from '../model/source-text';

/** The sources of the page's statements, with the dates on which they were read. */
export function SourceList() {
  const { sources } = useLaw();
  return (
    <ol className="grid list-decimal gap-3 pl-7 text-sm marker:text-muted">
      {sources.map((fact, index) => (
        <li
          key={`${fact.source} ${fact.sourceNote ?? ''}`}
          id={`source-${index + 1}`}
          className="scroll-mt-24 wrap-anywhere"
        >
          <a href={fact.source} translate="no" className="link" rel="noopener nofollow">
            {unbroken(sourceName(fact))}
          </a>
          <span className="block text-muted">{unbroken(sourceRemark(fact))}</span>
        </li>
      ))}
    </ol>
  );
}
