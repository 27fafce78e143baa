import { useEffect, useState } from 'react';

/** The fonts of the PDF files have all of these. */
const alwaysDrawn = /^[\p{Script=Latin}\p{ASCII}\p{M}\s–—‘’“”…€£§]*$/u;
const mostNamed = 8;

/** Says which characters of an answer a PDF file cannot show. Knowing them is code of its own, loaded when a text needs it. */
export function MissingGlyphsNote({ text }: { readonly text: string }) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const isPlain = alwaysDrawn.test(text);
  useEffect(() => {
    if (isPlain) return;
    let isCurrent = true;
    // Where this code fails to load, the download still says the same.
    void import('../../model/characters-without-glyph').then(
      ({ charactersWithoutGlyph }) => isCurrent && setMissing(charactersWithoutGlyph(text)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text, isPlain]);
  const shown = isPlain ? [] : missing;
  return (
    <p role="status" className="text-sm text-muted">
      {shown.length > 0 && (
        <span className="mt-1.5 block">
          PDF files cannot show <span translate="no">{shown.slice(0, mostNamed).join(' ')}</span>
          <span>
            . Word files can. Write it another way if you want PDF files: the ZIP comes without those that
            need it.
          </span>
        </span>
      )}
    </p>
  );
}
