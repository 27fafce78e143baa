import { Fragment } from 'react';
import type { LawFact } from '@law/law-fact';
import { formatShortDate } from '@/lib/text/format';
import { unbroken } from '@/ui/unbroken';
import { useLaw } from '../law-context';
import { readLawText, shownWords } from '../model/law-text';
import { shortSourceName } from '../model/source-text';
import { ReviewMark } from './review-mark';

/** A text with its facts filled in, each with the number of its source. Renders nothing if one of its facts was removed. */
export function LawText({ text }: { readonly text: string }) {
  const { facts } = useLaw();
  const pieces = readLawText(text, facts);
  return (
    pieces?.map((piece, index) =>
      typeof piece === 'string' ? (
        // The text is fixed, so an index is a stable key.
        <Fragment key={index}>{unbroken(piece)}</Fragment>
      ) : (
        <span key={index} data-fact={piece.fact.key}>
          {unbroken(shownWords(piece))}
          <SourceNumber fact={piece.fact} />
          <ReviewMark fact={piece.fact} />
        </span>
      ),
    ) ?? null
  );
}

interface LawParagraphsProps {
  readonly texts: readonly string[];
  /** Names the sources in the margin, where the page has one. */
  readonly hasMarginNotes?: boolean;
}

/** Paragraphs. One with a removed fact is omitted. */
export function LawParagraphs({ texts, hasMarginNotes = false }: LawParagraphsProps) {
  const { facts } = useLaw();
  return texts
    .filter((text) => readLawText(text, facts) !== null)
    .map((text) => (
      <p key={text}>
        {hasMarginNotes && <MarginNote text={text} />}
        <LawText text={text} />
      </p>
    ));
}

/** The sources of a paragraph, beside it. The list at the end of the page is for screen readers and narrow windows. */
function MarginNote({ text }: { readonly text: string }) {
  const { facts, numberOf } = useLaw();
  const named = (readLawText(text, facts) ?? []).flatMap((piece) =>
    typeof piece === 'string' ? [] : [piece.fact],
  );
  const sources = new Map(named.map((fact) => [numberOf(fact) ?? 0, fact]));
  return (
    sources.size > 0 && (
      <span className="margin-note" aria-hidden="true">
        {[...sources]
          .sort(([a], [b]) => a - b)
          .map(([number, fact]) => (
            <span key={number} translate="no" className="block">
              {number}. {unbroken(shortSourceName(fact))}
            </span>
          ))}
        <span>
          {`Read ${[...new Set(named.map((fact) => formatShortDate(fact.checkedOn)))].join(' and ')}`}
        </span>
      </span>
    )
  );
}

/** The number of a fact's source, which leads to the list at the end of the page. */
export function SourceNumber({ fact }: { readonly fact: LawFact }) {
  const number = useLaw().numberOf(fact);
  return (
    number !== null && (
      <sup className="text-xs">
        <a href={`#source-${number}`} className="link px-0.5" aria-label={`Source ${number}`}>
          {number}
        </a>
      </sup>
    )
  );
}
