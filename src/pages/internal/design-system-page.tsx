import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterChips } from '@/ui/chip';
import { Container } from '@/ui/container';
import { SkipLink } from '@/ui/skip-link';
import { Actions } from '@/ui/specimens/actions';
import { Content } from '@/ui/specimens/content';
import { Feedback } from '@/ui/specimens/feedback';
import { Forms } from '@/ui/specimens/forms';
import { Foundations } from '@/ui/specimens/foundations';
import { Reading } from '@/ui/specimens/reading';
import { Records } from '@/ui/specimens/records';
import { TooltipProvider } from '@/ui/tooltip';

const schemes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** All components in all states: `/internal/design-system`, only in development. */
export default function DesignSystemPage() {
  const [params] = useSearchParams();
  const scheme = schemes.find(({ value }) => value === params.get('scheme'))?.value ?? 'system';

  useEffect(() => {
    const root = document.documentElement;
    if (scheme !== 'system') {
      root.dataset['scheme'] = scheme;
    }
    return () => {
      delete root.dataset['scheme'];
    };
  }, [scheme]);

  return (
    <TooltipProvider>
      <SkipLink targetId="components" />
      <Container className="pt-14 pb-24">
        <h1>Design system</h1>
        <p className="mt-3 max-w-measure text-lg text-muted">
          The parts the shop is made of. A page composes them and restyles none.
        </p>
        <FilterChips
          className="mt-6"
          label="Color scheme"
          options={schemes}
          value={scheme}
          hrefFor={(value) => `?scheme=${value}`}
        />
        <div id="components">
          <Foundations />
          <Actions />
          <Forms />
          <Content />
          <Reading />
          <Records />
          <Feedback />
        </div>
      </Container>
    </TooltipProvider>
  );
}
