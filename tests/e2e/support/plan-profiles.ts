/** Thirty employers, by what they would answer, and the list that each should get. Written by hand from the rules in words. */
export interface PlanProfile {
  readonly who: string;
  /** As in the address: state, size, industry, benefits, handbook, payroll. */
  readonly answers: string;
  readonly expected: string;
}

const profile = (who: string, answers: string, expected: string): PlanProfile => ({ who, answers, expected });

export const planProfiles: readonly PlanProfile[] = [
  profile(
    'Bakery, Duluth',
    'MN 1 restaurants none none in-house',
    'mn-paid-leave core-hr-handbook core-hr-esst core-hr-breaks payroll-ops-mn micro-small small-premium free-pack',
  ),
  profile(
    'Café, Madison',
    'WI 1 restaurants none none in-house',
    'core-hr-handbook core-hr-wi-civic payroll-ops-wi micro-small micro-tips no-mn-kit no-wi-fmla free-pack',
  ),
  profile(
    'Supper club, Hayward',
    'WI 25 restaurants unwritten old provider',
    'core-hr-handbook core-hr-wi-posting core-hr-wi-pto core-hr-wi-civic micro-tips no-mn-kit no-wi-fmla no-payroll free-pack',
  ),
  profile(
    'Clinic, St. Cloud',
    'MN exactly-30 other written current provider',
    'mn-paid-leave micro-posting no-payroll no-core-hr small-premium free-pack',
  ),
  profile(
    'Clinic, Rochester',
    'MN 50 other written old in-house',
    'mn-paid-leave core-hr-handbook payroll-ops-mn micro-posting federal-leave free-pack',
  ),
  profile(
    'Hardware store, Wausau',
    'WI 10 retail written current in-house',
    'core-hr-rest-day payroll-ops-wi no-mn-kit no-wi-fmla no-micro free-pack',
  ),
  profile(
    'Grocer, Green Bay',
    'WI 50 retail written current provider',
    'core-hr-wi-posting core-hr-wi-fmla core-hr-rest-day no-mn-kit no-payroll no-micro federal-leave free-pack',
  ),
  profile(
    'Roofer, Mankato',
    'MN 10 construction none none provider',
    'mn-paid-leave core-hr-handbook core-hr-esst core-hr-breaks no-payroll no-micro small-premium contractors free-pack',
  ),
  profile(
    'Builder in both states',
    'MN+WI 31 construction unwritten old in-house',
    'mn-paid-leave core-hr-handbook core-hr-esst core-hr-wi-posting core-hr-wi-pto core-hr-wi-civic core-hr-breaks payroll-ops-mn payroll-ops-wi micro-posting no-wi-fmla contractors core-hr-mn-pto free-pack',
  ),
  profile(
    'Brokerage, Edina',
    'MN 1 real-estate none none provider',
    'mn-paid-leave core-hr-handbook core-hr-esst micro-small no-payroll small-premium agents free-pack',
  ),
  profile(
    'Brokerage, Milwaukee',
    'WI 1 real-estate written current provider',
    'micro-small no-mn-kit no-wi-fmla no-payroll no-core-hr free-pack',
  ),
  profile(
    'Law office, Minneapolis',
    'MN 10 professional-services written old in-house',
    'mn-paid-leave core-hr-handbook payroll-ops-mn no-micro small-premium exemptions free-pack',
  ),
  profile(
    'Accountants, Eau Claire',
    'WI 25 professional-services written current in-house',
    'core-hr-wi-posting payroll-ops-wi no-mn-kit no-wi-fmla no-micro exemptions free-pack',
  ),
  profile(
    'Consultants, St. Paul and Chicago',
    'MN+IL 25 professional-services written current provider',
    'mn-paid-leave no-payroll no-core-hr no-micro small-premium exemptions il free-pack',
  ),
  profile('Dentist, Fresno', 'CA 1 other none none provider', 'no-mn-kit no-pack ca free-pack'),
  profile(
    'Hotel, Rochester NY',
    'NY 50 restaurants unwritten none in-house',
    'no-mn-kit no-pack federal-leave ny free-pack',
  ),
  profile('Roofer, Waco', 'TX 10 construction none none in-house', 'no-mn-kit no-pack tx free-pack'),
  profile('Beach hotel', 'FL 31 restaurants none old provider', 'no-mn-kit no-pack fl free-pack'),
  profile('Ski rental', 'CO 10 retail written current provider', 'no-mn-kit no-pack co free-pack'),
  profile('Florist, Peoria', 'IL 1 retail none none in-house', 'no-mn-kit no-pack il free-pack'),
  profile(
    'Machine shop, Dayton',
    'OH 50 other written old in-house',
    'no-mn-kit no-pack federal-leave oh free-pack',
  ),
  profile(
    'Elevator service',
    'PA 31 construction written current provider',
    'no-mn-kit no-pack pa free-pack',
  ),
  profile('Ranch, Montana', 'other 1 other none none provider', 'no-mn-kit no-pack elsewhere free-pack'),
  profile(
    'Agency in six states',
    'MN+CA+NY+TX+FL+other 50 professional-services written current provider',
    'mn-paid-leave micro-posting no-payroll no-core-hr federal-leave exemptions ca ny tx fl elsewhere free-pack',
  ),
  profile(
    'Ohio and Pennsylvania plant',
    'OH+PA 50 other none none in-house',
    'no-mn-kit no-pack federal-leave oh pa free-pack',
  ),
  profile(
    'Wisconsin plant with a Minnesota depot',
    'MN+WI 50 other written current in-house',
    'mn-paid-leave core-hr-wi-posting core-hr-wi-fmla payroll-ops-mn payroll-ops-wi micro-posting federal-leave free-pack',
  ),
  profile(
    'Two cafés over the border',
    'MN+WI 10 restaurants none old provider',
    'mn-paid-leave core-hr-handbook core-hr-esst core-hr-wi-civic core-hr-breaks micro-tips no-wi-fmla no-payroll small-premium free-pack',
  ),
  profile(
    'Shop, Stillwater',
    'MN 1 retail unwritten current in-house',
    'mn-paid-leave core-hr-esst core-hr-breaks payroll-ops-mn micro-small small-premium core-hr-mn-pto free-pack',
  ),
  profile(
    'Designer with a Colorado assistant',
    'WI+CO 1 professional-services unwritten none provider',
    'core-hr-handbook core-hr-wi-pto core-hr-wi-civic micro-small no-mn-kit no-wi-fmla no-payroll exemptions co free-pack',
  ),
  profile('Only the state is answered', 'MN', 'mn-paid-leave free-pack'),
];
