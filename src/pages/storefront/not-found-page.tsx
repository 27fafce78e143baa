import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Seo } from '@/lib/seo';
import { ButtonLink } from '@/ui/button-link';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn('Unknown path:', pathname.slice(0, 200));
  }, [pathname]);
  return (
    <Container width="narrow" className="pb-20">
      <Seo path="/404" title="Page not found" description="This page does not exist." noIndex />
      <PageHeader title="Oops! Page not found" lead="The address may be mistyped, or the page has moved." />
      <ButtonLink to="/">Return to Home</ButtonLink>
    </Container>
  );
}
