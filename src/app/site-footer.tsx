import { Link } from '@/ui/link';
import { brand, guarantee, notLegalAdvice } from '@contracts/brand';
import { Container } from '@/ui/container';
import { unbroken } from '@/ui/unbroken';
import { footerColumns } from './footer-navigation';

export function SiteFooter() {
  return (
    <footer data-below-first-screen="" className="inverse mt-auto">
      <Container className="no-print grid grid-cols-2 gap-x-8 gap-y-10 py-12 lg:grid-cols-[1.4fr_repeat(4,1fr)]">
        <div className="max-w-sm max-lg:col-span-2">
          <p translate="no" className="font-serif text-xl font-medium">
            {brand.name}
          </p>
          <p className="mt-2 text-muted">{brand.tagline}.</p>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-sans text-sm font-semibold tracking-normal text-muted">{title}</h2>
            <ul className="mt-2">
              {links.map(({ to, label, opens }) => (
                <li key={label}>
                  <Link
                    to={to}
                    data-opens={opens}
                    className="inline-flex min-h-9 items-center text-[0.9375rem] text-ink no-underline hover:underline pointer-coarse:min-h-11"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
      <Container>
        <div className="border-t border-hairline py-6 text-sm text-muted">
          <p>{unbroken(`${notLegalAdvice} ${guarantee}`)}</p>
          <p translate="no" className="mt-1">
            {brand.legalName}, {brand.postalAddress.replace(`${brand.name}, `, '')}
          </p>
        </div>
      </Container>
    </footer>
  );
}
