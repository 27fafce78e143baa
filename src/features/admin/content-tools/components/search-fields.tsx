import { shortenText } from '@contracts/long-text';
import {
  excerptOf,
  firstParagraph,
  metaDescriptionLength,
  metaDescriptionOf,
  plainText,
  searchTitleLength,
  slugOf,
} from '@contracts/post-fields';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import type { Draft, DraftText } from '../model/draft';

interface SearchFieldsProps {
  readonly draft: Draft;
  readonly text: DraftText;
  readonly siteUrl: string;
  readonly onChange: (change: Partial<DraftText>) => void;
}

/** Where each keyword is missing. */
function keywordHints({ title, content, metaDescription, keywords }: DraftText): string[] {
  return keywords
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '')
    .flatMap((keyword) => {
      const lacks = (text: string) => !text.toLowerCase().includes(keyword.toLowerCase());
      const places = [
        lacks(title) && 'the title',
        lacks(metaDescription) && 'the description',
        lacks(plainText(firstParagraph(content))) && 'the first paragraph',
      ].filter((place) => place !== false);
      return places.length > 0 ? [`“${keyword}” is not in ${places.join(', ')}.`] : [];
    });
}

/** The fields for search engines: slug, description, keywords, and a preview of the result. */
export function SearchFields({ draft, text, siteUrl, onChange }: SearchFieldsProps) {
  const hints = keywordHints(text);
  const folder = draft.kind === 'post' ? 'blog' : 'knowledge-base';
  const isLong = text.metaDescription.length > metaDescriptionLength;
  return (
    <section aria-labelledby="search-fields" className="grid gap-4">
      <h2 id="search-fields" className="text-xl">
        In search results
      </h2>
      <div className="rounded-lg border border-hairline bg-surface p-4">
        <p className="text-sm wrap-anywhere text-muted">{`${siteUrl}/${folder}/${text.slug}`}</p>
        <p className="mt-1 font-semibold text-heading">{shortenText(text.title, searchTitleLength)}</p>
        <p className="mt-1 text-sm">{shortenText(text.metaDescription, metaDescriptionLength)}</p>
      </div>
      <TextField
        label="Address"
        spellCheck={false}
        value={text.slug}
        error={text.slug === slugOf(text.slug) ? undefined : `Use ${slugOf(text.slug)}`}
        onChange={(event) => onChange({ slug: event.target.value })}
      />
      <TextAreaField
        label="Description"
        rows={2}
        value={text.metaDescription}
        help={`${text.metaDescription.length} of ${metaDescriptionLength} characters${isLong ? ': the rest is cut off' : ''}`}
        onChange={(event) => onChange({ metaDescription: event.target.value })}
      />
      {draft.kind === 'post' && (
        <>
          <TextAreaField
            label="Excerpt"
            rows={2}
            value={text.excerpt}
            onChange={(event) => onChange({ excerpt: event.target.value })}
          />
          <TextField
            label="Keywords"
            isOptional
            help={hints.length > 0 ? hints.join(' ') : 'With commas between them.'}
            value={text.keywords}
            onChange={(event) => onChange({ keywords: event.target.value })}
          />
        </>
      )}
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            const opening = firstParagraph(text.content);
            onChange({
              slug: slugOf(text.title),
              excerpt: excerptOf(opening),
              metaDescription: metaDescriptionOf(opening),
            });
          }}
        >
          Fill from title and opening
        </Button>
      </div>
    </section>
  );
}
