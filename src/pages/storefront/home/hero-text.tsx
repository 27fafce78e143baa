import { useQuery } from '@tanstack/react-query';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { figuresOf } from '@/features/all/library/model/library-figures';
import { useSettings } from '@/features/all/settings/settings-context';
import { shopData, websiteData } from '@/lib/seo/organization-data';
import { StructuredData } from '@/lib/seo/structured-data';
import { formatDate } from '@/lib/text/format';
import { withQueries } from '@/rendering/with-queries';
import { unbroken } from '@/ui/unbroken';

function HeroText() {
  const { SUPPORT_EMAIL } = useSettings();
  const { data: library = [] } = useQuery(libraryQuery);
  const { documents, lawAsOf } = figuresOf(library);
  return (
    <>
      <StructuredData data={[shopData(SUPPORT_EMAIL), websiteData()]} />
      <p className="mb-4 text-sm font-semibold text-heading">
        <span className="mr-3 inline-block size-2 rounded-full bg-accent-fill ring-4 ring-accent-soft" />
        <span>
          {unbroken(`Minnesota and Wisconsin${lawAsOf === '' ? '' : `. Law as of ${formatDate(lawAsOf)}`}`)}
        </span>
      </p>
      <h1 className="text-5xl">HR and payroll policies that are finished when you get them</h1>
      <p className="mt-5 max-w-measure text-lg text-muted">
        {`${documents === 0 ? 'Real' : documents} documents with their statutes and dates. Fill in your details once, and every file carries your name: Word, Google Docs, PDF.`}
      </p>
    </>
  );
}

export default withQueries(HeroText);
