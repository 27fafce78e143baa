import { LeadBlock } from '@/pages/sections/lead-block';
import { Seo } from '@/rendering/seo';
import { staticIsland } from '@/rendering/static-island';
import { ButtonLink } from '@/ui/button-link';
import { Container } from '@/ui/container';
import { Section } from '@/ui/section';

const HeroText = staticIsland('home-text', () => import('./home/hero-text'));
const NameField = staticIsland('home-name', () =>
  import('@/features/all/library/components/name-field').then((module) => ({ default: module.NameField })),
);
const HeroChoice = staticIsland('home-state', () => import('@/pages/sections/state-choice'));
const HeroActions = staticIsland('home-actions', () => import('./home/hero-actions'));
const HeroPage = staticIsland('home-page-sample', () => import('./home/hero-page'));
const Opening = staticIsland('home-opening', () => import('./home/opening'));
const StarterPackCards = staticIsland('home-starter-pack', () => import('./home/starter-pack-cards'));
const HomeStates = staticIsland('home-states', () =>
  import('@/pages/sections/map-and-states').then((module) => ({ default: module.MapAndStates })),
);
const Closing = staticIsland('home-closing', () => import('./home/closing'));

export default function HomePage() {
  return (
    <>
      <Seo
        path="/"
        title="HR and payroll policy templates for small businesses"
        description="HR and payroll policy templates for small businesses in Minnesota and Wisconsin: finished documents with sources and as-of dates, in Word, Google Docs and PDF."
      />
      {/* The pages behind the first one may reach over the edge of a phone. */}
      <div className="overflow-x-clip">
        <Container className="grid items-start gap-x-16 gap-y-12 py-10 lg:grid-cols-2">
          <div>
            <HeroText />
            <HeroActions />
            {/* Last, so that on a phone the page that it fills in follows. */}
            <div className="mt-6 max-w-md">
              <div className="mb-4">
                <HeroChoice />
              </div>
              <NameField />
            </div>
          </div>
          <HeroPage />
        </Container>
      </div>
      <Opening />
      <Section
        tone="sunken"
        title="Start with the free pack"
        intro="Four documents that work on their own, in Word and PDF. No card; one email to confirm your address."
      >
        <div className="grid gap-10 lg:grid-cols-[1fr_24rem]">
          <StarterPackCards />
          <div>
            <LeadBlock variant="hero" />
          </div>
        </div>
      </Section>
      <Section
        title="Paid leave by state"
        intro="Who pays for family and medical leave, and who leaves it to the employer. Each tile leads to the state’s page."
        action={
          <ButtonLink to="/paid-leave-by-state" variant="secondary">
            Compare all states
          </ButtonLink>
        }
      >
        <HomeStates />
      </Section>
      <Closing />
    </>
  );
}
