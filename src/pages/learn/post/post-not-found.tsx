import { useGo } from '@/lib/url/go';
import { Seo } from '@/rendering/seo';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

export function PostNotFound() {
  const go = useGo();
  const goBack = () => {
    if (window.history.length > 1) window.history.back();
    else void go('/blog');
  };
  return (
    <Container width="narrow" className="pb-16">
      <Seo path="/blog" title="Post Not Found" description="This post does not exist." noIndex />
      <PageHeader title="Post Not Found" lead="The post may have been moved or taken down." />
      <div className="flex flex-wrap gap-3">
        <Button onClick={goBack}>Go Back</Button>
        <ButtonLink to="/blog" variant="secondary">
          All posts
        </ButtonLink>
      </div>
    </Container>
  );
}
