import { brand } from '@contracts/brand';
import { textDates } from '@/catalog/text-dates';
import { useSettings } from '@/features/all/settings/settings-context';
import { formatDate } from '@/lib/text/format';
import { Seo } from '@/rendering/seo';
import { Container } from '@/ui/container';
import { Markdown } from '@/ui/markdown';
import { markdownHeadings } from '@/ui/markdown-headings';
import { PageHeader } from '@/ui/page-header';
import { Prose } from '@/ui/prose';
import { Reading } from '@/ui/reading';

interface LegalTextProps {
  readonly path: '/terms' | '/privacy' | '/disclaimer';
  readonly title: string;
  readonly description: string;
  /** Markdown with {{brand}}, {{postal_address}} and {{support_email}}. */
  readonly text: string;
}

/** The words are the specification's. Two dates at the head would read as an error. */
const firstEdition = 'Last Updated December 2024';

export function LegalText({ path, title, description, text }: LegalTextProps) {
  const { SUPPORT_EMAIL } = useSettings();
  const values: Readonly<Record<string, string>> = {
    brand: brand.legalName,
    postal_address: brand.postalAddress.replace(`${brand.name}, `, ''),
    support_email: `[${SUPPORT_EMAIL}](mailto:${SUPPORT_EMAIL})`,
  };
  const source = text.replace(/\{\{(\w+)\}\}/g, (placeholder, key: string) => values[key] ?? placeholder);
  const changed = textDates[path];
  return (
    <Container className="pb-20">
      <Seo path={path} title={title} description={description} />
      <PageHeader
        title={title}
        lead={
          changed && (
            <>
              This version: <time dateTime={changed}>{formatDate(changed)}</time>.
            </>
          )
        }
      />
      <Reading headings={markdownHeadings(source)}>
        <Prose as="article">
          <Markdown source={source} />
          <p>The first edition of this page said “{firstEdition}”.</p>
        </Prose>
      </Reading>
    </Container>
  );
}
