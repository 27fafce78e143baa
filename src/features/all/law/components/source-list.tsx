import { unbroken } from '@/ui/unbroken';
import { useLaw } from '../law-context';
import { sourceName, sourceRemark } from '../model/source-text';

/** The sources of the page's statements, with the dates on which they were read. */
export function SourceList() {
  const { sources } = useLaw();
  return (
    <ol className="grid gap-3 text-sm">
      {sources.map((fact, index) => (
        <li
          key={`${fact.source} ${fact.sourceNote ?? ''}`}
          id={`source-${index + 1}`}
          className="grid grid-cols-[2rem_1fr] scroll-mt-24"
        >
          <span className="text-muted">{`${index + 1}.`}</span>
          <span className="min-w-0 wrap-anywhere">
            <a href={fact.source} translate="no" className="link" rel="noopener nofollow">
              {unbroken(sourceName(fact))}
            </a>
            <span className="block text-muted">{unbroken(sourceRemark(fact))}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
