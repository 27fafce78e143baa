import { Seo } from '@/rendering/seo';
import { ButtonLink } from '@/ui/button-link';
import { PageHeader } from '@/ui/page-header';

export function ArticleNotFound() {
  return (
    <>
      <Seo
        path="/knowledge-base"
        title="Article Not Found"
        description="This article does not exist."
        noIndex
      />
      <PageHeader title="Article Not Found" lead="The article may have been moved or taken down." />
      <ButtonLink to="/knowledge-base">Back to the knowledge base</ButtonLink>
    </>
  );
}
