import { useQuery } from '@tanstack/react-query';
import { unbroken } from '@/ui/unbroken';
import { Verbatim } from '@/ui/verbatim';
import { lawFactQuery } from '../api/law-facts-api';
import { shortFigure } from '../model/short-figure';
import { shortSourceName } from '../model/source-text';

/** The figure of a fact, large, with what it says and its source. Nothing when the fact has gone or has no figure. */
export function FigurePicture({ factKey }: { readonly factKey: string }) {
  const { data: fact } = useQuery(lawFactQuery(factKey));
  if (typeof fact?.figure !== 'number' || fact.unit === null) return null;
  return (
    <figure className="flex h-full flex-col justify-center rounded bg-sunken p-6">
      <p className="font-serif text-5xl leading-none text-heading">{shortFigure(fact.figure, fact.unit)}</p>
      <figcaption className="mt-4 text-sm text-muted">
        {unbroken(fact.statement)} Source: <Verbatim>{unbroken(shortSourceName(fact))}</Verbatim>
      </figcaption>
    </figure>
  );
}
