import { Link } from '@/ui/link';
import { MarkedText } from '@/ui/marked-text';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { Found } from '../model/search-engine';

/** The results, the best first. Each says what it is and leads to its place. */
export function FoundList({ found }: { readonly found: readonly Found[] }) {
  return (
    <ol className="grid gap-x-10 border-t border-hairline">
      {found.map((one) => (
        <FoundItem key={`${one.entry.kind} ${one.entry.path}`} {...one} />
      ))}
    </ol>
  );
}

function FoundItem({ entry, part, to, mark }: Found) {
  const { kind, title, about, summary, preview } = entry;
  return (
    <li className="border-b border-hairline py-4">
      <p className="text-sm text-muted">{about ? `${kind} · ${about}` : kind}</p>
      <h3 className="font-sans text-lg leading-snug font-semibold tracking-normal wrap-anywhere">
        <Link to={to} className="link">
          <MarkedText pieces={mark(title)} />
        </Link>
      </h3>
      {part && <p className="text-[0.9375rem] wrap-anywhere">{`Section: ${part.heading}`}</p>}
      {summary && (
        <p className="max-w-measure text-[0.9375rem] text-muted wrap-anywhere">
          <MarkedText pieces={mark(summary)} />
        </p>
      )}
      {preview && (
        <document-preview of={preview}>
          <button type="button" aria-haspopup="dialog" className="link text-sm pointer-coarse:min-h-11">
            Preview <VisuallyHidden>{title}</VisuallyHidden>
          </button>
        </document-preview>
      )}
    </li>
  );
}
