import { LeadBlock } from '@/app/lead-block';
import { Seo } from '@/lib/seo';
import { still } from '@/lib/still';
import { Section } from '@/ui/section';

const Opening = still('home-opening', () => import('./home/opening'));
const StarterPackCards = still('home-starter-pack', () => import('./home/starter-pack-cards'));
const Closing = still('home-closing', () => import('./home/closing'));

export default function HomePage() {
  return (
    <>
      <Seo
        path="/"
        title="HR and payroll policy templates for small businesses"
        description="HR and payroll policy templates for small businesses in Minnesota and Wisconsin: finished documents with sources and as-of dates, in Word, Google Docs and PDF."
      />
      <Opening />
      <Section
        title="Start with the free pack"
        intro="Four documents that work on their own: a payroll calendar, an onboarding checklist, a rollout plan and an acknowledgment tracker."
      >
        <div className="grid gap-10 lg:grid-cols-[1fr_24rem]">
          <StarterPackCards />
          <div>
            <LeadBlock variant="hero" />
          </div>
        </div>
      </Section>
      <Closing />
    </>
  );
}
