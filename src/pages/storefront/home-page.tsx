import { LeadBlock } from '@/app/lead-block';
import { StateTableControls } from '@/features/law/components/state-table-controls';
import { overviewFields } from '@/features/law/model/table-fields';
import { useReviewMarks } from '@/features/law/use-review-marks';
import { Seo } from '@/lib/seo';
import { still } from '@/lib/still';
import { ButtonLink } from '@/ui/button-link';
import { Section } from '@/ui/section';

const Opening = still('home-opening', () => import('./home/opening'));
const StarterPackCards = still('home-starter-pack', () => import('./home/starter-pack-cards'));
const StateMap = still('home-map', () => import('./home/state-map'));
const LeavePrograms = still('home-leave-programs', () => import('./home/leave-programs'));
const Closing = still('home-closing', () => import('./home/closing'));

export default function HomePage() {
  useReviewMarks();
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
      <Section
        title="Paid leave by state"
        intro="Who pays for family and medical leave, and who leaves it to the employer. Each tile leads to the state’s page."
        action={
          <ButtonLink to="/paid-leave-by-state" variant="secondary">
            Compare all states
          </ButtonLink>
        }
      >
        <StateMap />
        <div className="mt-12">
          <StateTableControls fields={overviewFields}>
            <LeavePrograms />
          </StateTableControls>
        </div>
      </Section>
      <Closing />
    </>
  );
}
