import { Fragment } from 'react';
import { formatFigure } from '@contracts/law/figures';
import type { LawFact } from '@contracts/law/law-fact';
import { unbroken } from '@/ui/unbroken';
import { useLaw } from '../law-context';
import { readLawText } from '../model/law-text';
import { ReviewMark } from './review-mark';

/** A text with its facts filled in, each with the number of its source. Nothing, when one of its facts was taken out. */
export function LawText({ text }: { readonly text: string }) {
  const { facts } = useLaw();
  const parts = readLawText(text, facts);
  return (
    parts?.map((part, index) =>
      typeof part === 'string' ? (
        // The text is fixed; the order of its parts is their identity.
        <Fragment key={index}>{unbroken(part)}</Fragment>
      ) : (
        <span key={index} data-fact={part.fact.key}>
          {unbroken(part.shows === 'statement' ? part.fact.statement : figureText(part.fact))}
          <SourceNumber fact={part.fact} />
          <ReviewMark fact={part.fact} />
        </span>
      ),
    ) ?? null
  );
}

/** Paragraphs; one whose facts are gone is left out whole. */
export function LawParagraphs({ texts }: { readonly texts: readonly string[] }) {
  const { facts } = useLaw();
  return texts
    .filter((text) => readLawText(text, facts) !== null)
    .map((text) => (
      <p key={text}>
        <LawText text={text} />
      </p>
    ));
}

function figureText({ figure, unit, statement }: LawFact): string {
  return figure === null || unit === null ? statement : formatFigure(figure, unit);
}

function SourceNumber({ fact }: { readonly fact: LawFact }) {
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
