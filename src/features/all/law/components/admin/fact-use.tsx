import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { sentencesNaming } from '@law/fact-marks';
import type { LawFact } from '@law/law-fact';
import { plural } from '@/lib/text/format';
import { factUseQuery, type FactUse as Use } from '../../api/admin-facts-api';
import { valueOf } from '../../model/figure-rows';

/** What a change of the fact touches: documents with their sentences, pages, and how many buyers. Read before saving. */
export function FactUse({ fact }: { readonly fact: LawFact }) {
  const { data, isPending, isError } = useQuery(factUseQuery(fact.key));
  return (
    <section aria-label="What a change touches" className="mb-12">
      <h2 className="text-2xl">What a change touches</h2>
      {isPending && <p className="mt-3 text-muted">Counting...</p>}
      {isError && <p className="mt-3 text-muted">The documents did not load.</p>}
      {data && <Touched use={data} fact={fact} />}
    </section>
  );
}

function Touched({ use, fact }: { readonly use: Use; readonly fact: LawFact }) {
  const { documents, pages, buyers } = use;
  if (documents.length === 0 && pages.length === 0) {
    return <p className="mt-3 text-muted">No document and no page names this fact.</p>;
  }
  return (
    <>
      <p className="mt-3">
        {plural(documents.length, 'document')}, {plural(pages.length, 'page')}, {plural(buyers, 'buyer')}.
      </p>
      <ul className="mt-4 grid gap-4">
        {documents.map(({ path, title, lines }) => (
          <li key={path} className="border-t border-hairline pt-3">
            <p className="font-semibold">{title}</p>
            <ul className="mt-1 grid gap-1 text-sm">
              {lines
                .flatMap((line) => sentencesNaming(line, fact.key, valueOf(fact)))
                .map((sentence, index) => (
                  // The list is read once and never reordered.
                  <li key={index}>{sentence}</li>
                ))}
            </ul>
          </li>
        ))}
        {pages.map(({ path }) => (
          <li key={path} className="border-t border-hairline pt-3 wrap-anywhere">
            <Link to={path} className="link">
              {path}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
