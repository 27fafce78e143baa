import { notLegalAdvice } from '@contracts/brand';
import { MapAndStates } from '@/pages/sections/map-and-states';
import { Seo } from '@/rendering/seo';
import { Callout } from '@/ui/callout';
import { PageHeader } from '@/ui/page-header';

export default function Heading() {
  return (
    <>
      <Seo
        path="/paid-leave-by-state"
        title="Paid leave by state"
        description="Paid family and medical leave and paid sick leave in all 50 states and DC: a map and a table to sort and filter, with sources and as-of dates."
      />
      <PageHeader
        title="Paid leave by state"
        lead="Which states pay for family and medical leave, which ask the employer for sick leave, and where we have not verified it. Each tile leads to the state’s page."
      />
      <MapAndStates headingLevel="h2" hasChoice />
      <Callout tone="law" className="mt-8 mb-6 sm:mb-10">
        {notLegalAdvice} “No state program” means that we know of none and have read nothing that says
        otherwise. The agency of the state has the last word.
      </Callout>
    </>
  );
}
