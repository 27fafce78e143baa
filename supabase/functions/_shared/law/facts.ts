import { backgroundCheckFacts } from './facts/background-checks.ts';
import { californiaAndNewYorkFacts } from './facts/california-new-york.ts';
import { coloradoAndIllinoisFacts } from './facts/colorado-illinois.ts';
import { continuingCoverageFacts } from './facts/continuing-coverage.ts';
import { discriminationClaimFacts } from './facts/discrimination-claims.ts';
import { dismissalReasonFacts } from './facts/dismissal-reasons.ts';
import { cobraFacts } from './facts/federal-cobra.ts';
import { federalDepositFacts } from './facts/federal-deposits.ts';
import { federalFamilyLeaveFacts } from './facts/federal-family-leave.ts';
import { federalHeadcountFacts } from './facts/federal-headcounts.ts';
import { federalFacts } from './facts/federal.ts';
import { federalFormFacts } from './facts/federal-forms.ts';
import { garnishmentFacts } from './facts/garnishment.ts';
import { wisconsinGarnishmentFacts } from './facts/garnishment-wisconsin.ts';
import { injuryReportFacts } from './facts/injury-reports.ts';
import { militaryReturnFacts } from './facts/military-return.ts';
import { minnesotaBenefitFacts } from './facts/minnesota-benefits.ts';
import { minnesotaEsstRuleFacts } from './facts/minnesota-esst-rules.ts';
import { minnesotaHandbookFacts } from './facts/minnesota-handbook.ts';
import { minnesotaLeaveFacts } from './facts/minnesota-leave.ts';
import { minnesotaPaidLeaveFacts } from './facts/minnesota-paid-leave.ts';
import { minnesotaPayFacts } from './facts/minnesota-pay.ts';
import { minnesotaPaydayFacts } from './facts/minnesota-paydays.ts';
import { minnesotaPremiumFacts } from './facts/minnesota-premiums.ts';
import { minnesotaRightsFacts } from './facts/minnesota-rights.ts';
import { minnesotaSecureChoiceFacts } from './facts/minnesota-secure-choice.ts';
import { minnesotaTestingFacts } from './facts/minnesota-testing.ts';
import { minnesotaTipFacts } from './facts/minnesota-tips.ts';
import { minnesotaMinorFacts } from './facts/minors-minnesota.ts';
import { minorFacts } from './facts/minors.ts';
import { otherProgramFacts } from './facts/other-programs.ts';
import { otherStateFacts } from './facts/other-states.ts';
import { federalPosterFacts } from './facts/posters-federal.ts';
import { minnesotaPosterFacts } from './facts/posters-minnesota.ts';
import { wisconsinPosterFacts } from './facts/posters-wisconsin.ts';
import { voluntaryStatesFacts } from './facts/texas-florida-ohio-pennsylvania.ts';
import { tradeSecretNoticeFacts } from './facts/trade-secret-notice.ts';
import { wisconsinCivicLeaveFacts } from './facts/wisconsin-civic-leave.ts';
import { wisconsinLeaveFacts } from './facts/wisconsin-leave.ts';
import { wisconsinPayFacts } from './facts/wisconsin-pay.ts';
import { wisconsinPersonnelFacts } from './facts/wisconsin-personnel.ts';
import { wisconsinWorkFacts } from './facts/wisconsin-work.ts';
import { year2027Facts } from './facts/year-2027.ts';
import { yearEndFacts } from './facts/year-end.ts';
import { withSourceDetails } from './fact-sources.ts';
import type { LawFact } from './law-fact.ts';

/**
 * The fact base as it ships. The database starts from it and is the truth afterwards: the owner edits there, and a page
 * reads there. Code that only needs to know what may be said (checks, prompts without a database) reads this list.
 */
export const lawFacts: readonly LawFact[] = [
  ...federalFacts,
  ...federalDepositFacts,
  ...federalFormFacts,
  ...federalHeadcountFacts,
  ...cobraFacts,
  ...tradeSecretNoticeFacts,
  ...backgroundCheckFacts,
  ...dismissalReasonFacts,
  ...continuingCoverageFacts,
  ...discriminationClaimFacts,
  ...garnishmentFacts,
  ...wisconsinGarnishmentFacts,
  ...injuryReportFacts,
  ...militaryReturnFacts,
  ...federalFamilyLeaveFacts,
  ...federalPosterFacts,
  ...minorFacts,
  ...yearEndFacts,
  ...year2027Facts,
  ...minnesotaPaidLeaveFacts,
  ...minnesotaBenefitFacts,
  ...minnesotaPremiumFacts,
  ...minnesotaLeaveFacts,
  ...minnesotaEsstRuleFacts,
  ...minnesotaHandbookFacts,
  ...minnesotaPayFacts,
  ...minnesotaPaydayFacts,
  ...minnesotaRightsFacts,
  ...minnesotaSecureChoiceFacts,
  ...minnesotaTestingFacts,
  ...minnesotaTipFacts,
  ...minnesotaMinorFacts,
  ...minnesotaPosterFacts,
  ...wisconsinLeaveFacts,
  ...wisconsinCivicLeaveFacts,
  ...wisconsinPayFacts,
  ...wisconsinPersonnelFacts,
  ...wisconsinWorkFacts,
  ...wisconsinPosterFacts,
  ...californiaAndNewYorkFacts,
  ...coloradoAndIllinoisFacts,
  ...voluntaryStatesFacts,
  ...otherProgramFacts,
  ...otherStateFacts,
].map(withSourceDetails);

/** What holds for these states: their own facts and the federal ones. */
export function factsFor(states: readonly string[], facts: readonly LawFact[] = lawFacts): LawFact[] {
  return facts.filter(({ state }) => state === 'US' || states.includes(state));
}
