import { brand } from '@contracts/brand';
import { textDates } from '@/catalog/text-dates';
import { useSettings } from '@/features/settings/settings-context';
import { formatDate } from '@/lib/format';
import { Seo } from '@/lib/seo';
import { Container } from '@/ui/container';
import { ContentsList } from '@/ui/contents-list';
import { Markdown } from '@/ui/markdown';
import { markdownHeadings } from '@/ui/markdown-headings';
import { PageHeader } from '@/ui/page-header';
import { Prose } from '@/ui/prose';

interface LegalTextProps {
  readonly path: '/terms' | '/privacy' | '/disclaimer';
  readonly title: string;
  readonly description: string;
  /** Markdown with {{brand}}, {{postal_address}} and {{support_email}}. */
  readonly text: string;
}

/** The first edition's date is the specification's; the day of the last change stands beside it. */
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
          <>
            {firstEdition}.
            {changed && (
              <>
                {' '}
                This version: <time dateTime={changed}>{formatDate(changed)}</time>.
              </>
            )}
          </>
        }
      />
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_17rem]">
        <aside className="lg:sticky lg:top-24 lg:order-2 lg:self-start">
          <ContentsList headings={markdownHeadings(source)} />
        </aside>
        <Prose as="article" className="with-wide-tables min-w-0">
          <Markdown source={source} />
        </Prose>
      </div>
    </Container>
  );
}
