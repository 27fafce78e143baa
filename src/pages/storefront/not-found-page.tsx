import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { wordsOfPath } from '@/features/shop/search/model/search-address';
import { Link } from '@/ui/link';
import { Seo } from '@/rendering/seo';
import { ButtonLink } from '@/ui/button-link';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { SearchField } from '@/ui/search-field';

const ways = [
  { to: '/templates', label: 'All templates' },
  { to: '/which-templates-do-i-need', label: 'Which templates do I need?' },
  { to: '/find-order', label: 'Find my order' },
  { to: '/contact', label: 'Contact' },
];

export default function NotFoundPage() {
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    console.warn('Unknown path:', pathname.slice(0, 200));
    if (field.current?.value === '') field.current.value = wordsOfPath(pathname);
  }, [pathname]);
  return (
    <Container className="pb-20">
      <Seo path="/404" title="Page not found" description="This page does not exist." noIndex />
      <div className="grid gap-x-14 lg:grid-cols-[7fr_5fr]">
        <div>
          <PageHeader
            title="Oops! Page not found"
            lead="The address may be mistyped, or the page has moved."
          />
          <form action="/search" method="get" role="search" className="max-w-md">
            <SearchField label="Search the site" name="q" ref={field} />
          </form>
          <p className="mt-8">
            <ButtonLink to="/">Return to Home</ButtonLink>
          </p>
        </div>
        <nav aria-labelledby="ways" data-scheme="light" className="sheet mt-12 max-w-md p-6 sm:px-10">
          <h2 id="ways">This page is not in the library</h2>
          {ways.map(({ to, label }) => (
            <p key={to} className="mt-3 border-t border-hairline">
              <Link to={to} className="link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </p>
          ))}
        </nav>
      </div>
    </Container>
  );
}
