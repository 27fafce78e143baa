import { notLegalAdvice } from '@contracts/brand';
import { statePath } from '@law/law-addresses';
import type { StateRecord } from '@law/state-record';
import { findState } from '@law/states';
import { FirstSource } from '@/features/all/law/components/first-source';
import { PageLaw } from '@/pages/sections/law-provider';
import { QuestionList } from '@/features/all/law/components/question-list';
import { SourceList } from '@/features/all/law/components/source-list';
import { campaignLink } from '@/features/all/law/model/campaign-link';
import { stateKeys } from '@/features/all/law/model/page-keys';
import { rolloutSteps, stateQuestions, stateReasons } from '@/features/all/law/model/state-texts';
import { agencyInText, capitalized, stateInText } from '@/features/all/law/model/state-labels';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';
import { Stepper } from '@/ui/stepper';
import { Included } from './included';
import { Requirements } from './requirements';
import { StateLinks } from './state-links';

export default function Details({ code }: { readonly code: string }) {
  const state = findState(code);
  return (
    state && (
      <PageLaw keys={stateKeys(state)}>
        <Rules state={state} />
        <Section title={`Why ${state.isDraft ? 'start here' : 'choose this'} for ${stateInText(state)}`}>
          <Grid as="ul" cell="medium">
            {stateReasons(state).map(({ title, text }) => (
              <Card key={title} as="li">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </Card>
            ))}
          </Grid>
        </Section>
        <Included state={state} />
        <Section title={state.isDraft ? 'Three steps you can take today' : 'Roll it out in three steps'}>
          <Stepper steps={rolloutSteps(state)} />
        </Section>
        <Section tone="sunken" title="Questions" width="narrow">
          <QuestionList questions={stateQuestions(state)} />
        </Section>
        <StateLinks state={state} here={statePath(code)} />
        <Section tone="sunken" title="Sources" width="narrow">
          <SourceList />
        </Section>
        {state.isDraft && (
          <Section tone="inverse" title="Start with what is ready">
            <ButtonLink to={campaignLink(state)} size="large">
              Get the Free Pack
            </ButtonLink>
          </Section>
        )}
      </PageLaw>
    )
  );
}

function Rules({ state }: { readonly state: StateRecord }) {
  const { noteKeys, agency, code } = state;
  const name = stateInText(state);
  return (
    <Section tone="sunken" id="requirements" title={`Key requirements in ${name}`}>
      {noteKeys.length > 0 ? (
        <Requirements caption={`Key requirements in ${name}`} keys={noteKeys} pageState={code} />
      ) : (
        <p>
          We have read no rule of {name} that we can vouch for. {capitalized(agencyInText(agency))} has the
          current ones.
        </p>
      )}
      <FirstSource keys={noteKeys} />
      <Callout tone="law" className="mt-8" title="About these rules">
        {notLegalAdvice} Each statement names its source below, with the day it was read. Rates and amounts
        change with the year; check them with{' '}
        <a href={agency.url} className="link" rel="noopener">
          {agencyInText(agency)}
        </a>{' '}
        before you rely on them.
      </Callout>
    </Section>
  );
}
