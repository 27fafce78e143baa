interface Headline {
  /** The fact that holds the figure; one of the state's notes. */
  readonly key: string;
  /** What the figure is, in a few words under it. */
  readonly label: string;
}

const firstBenefits = 'first day of benefits';
const together = 'at most, medical and family leave together';
const bySize = 'of sick leave at most, fewer in a small company';
const sickLeave = 'of sick leave at most';

/** The figures at the top of a state's page, at most three. A state whose facts hold no telling figure has none. */
export const stateHeadlines: Readonly<Record<string, readonly Headline[]>> = {
  AK: [{ key: 'ak-overview', label: bySize }],
  AZ: [{ key: 'az-overview', label: bySize }],
  CA: [
    { key: 'ca-pfl-weeks', label: 'of paid leave at most' },
    { key: 'ca-sdi-rate-2026', label: 'of wages, from employees' },
    { key: 'ca-pfl-maximum-2026', label: 'a week at most' },
  ],
  CO: [
    { key: 'co-famli-weeks', label: 'a year at most' },
    { key: 'co-famli-premium-2026', label: 'of wages, the premium' },
    { key: 'co-famli-start', label: firstBenefits },
  ],
  CT: [
    { key: 'ct-weeks', label: 'and more in some cases' },
    { key: 'ct-overview', label: 'of wages, from employees' },
  ],
  DC: [{ key: 'dc-weeks', label: 'of parental leave' }],
  DE: [
    { key: 'de-weeks', label: 'of parental leave' },
    { key: 'de-overview', label: firstBenefits },
  ],
  IA: [{ key: 'ia-pregnancy-leave', label: 'of leave for pregnancy at most' }],
  IL: [
    { key: 'il-plawa-hours', label: 'of leave for any reason at most' },
    { key: 'il-plawa-use-day', label: 'of employment before its use' },
    { key: 'il-plawa-start', label: 'in force since' },
  ],
  MA: [
    { key: 'ma-weeks', label: together },
    { key: 'ma-benefit-maximum-2026', label: 'a week at most' },
    { key: 'ma-sick-leave', label: sickLeave },
  ],
  MD: [
    { key: 'md-famli-rate-2027', label: 'reported rate of the first year' },
    { key: 'md-overview', label: 'benefits begin by' },
    { key: 'md-sick-leave', label: 'of sick leave a year at most' },
  ],
  ME: [
    { key: 'me-any-reason-leave', label: 'of leave for any reason at most' },
    { key: 'me-overview', label: firstBenefits },
  ],
  MI: [{ key: 'mi-overview', label: bySize }],
  MN: [
    { key: 'mn-pl-combined-weeks', label: together },
    { key: 'mn-pl-premium-2026', label: 'of taxable wages, the premium' },
    { key: 'mn-pl-start', label: 'first day of benefits and premiums' },
  ],
  NH: [{ key: 'nh-overview', label: 'in the opt-in plan' }],
  NJ: [
    { key: 'nj-overview', label: 'of family leave insurance' },
    { key: 'nj-fli-premium-2026', label: 'of wages, from employees alone' },
    { key: 'nj-sick-leave', label: sickLeave },
  ],
  NM: [{ key: 'nm-overview', label: sickLeave }],
  NY: [
    { key: 'ny-pfl-weeks', label: 'of family leave at most' },
    { key: 'ny-pfl-rate-2026', label: 'of wages, from employees' },
    { key: 'ny-pfl-maximum-2026', label: 'a week at most' },
  ],
  OR: [
    { key: 'or-overview', label: 'and more for pregnancy' },
    { key: 'or-sick-leave', label: sickLeave },
  ],
  RI: [
    { key: 'ri-caregiver-weeks', label: 'of caregiver insurance' },
    { key: 'ri-sick-leave', label: sickLeave },
  ],
  VA: [
    { key: 'va-overview', label: firstBenefits },
    { key: 'va-sick-leave', label: 'sick leave begins, larger employers first' },
  ],
  VT: [
    { key: 'vt-overview', label: 'private employers may join since' },
    { key: 'vt-sick-leave', label: sickLeave },
  ],
  WA: [
    { key: 'wa-overview', label: 'the premium' },
    { key: 'wa-sick-leave', label: 'of sick leave carry over' },
  ],
  WI: [
    { key: 'wi-wfmla-birth-weeks', label: 'unpaid, for birth or adoption' },
    { key: 'wi-wfmla-own-weeks', label: 'unpaid, for the employee’s own health' },
    { key: 'wi-wfmla-employer', label: 'or more, and state leave applies' },
  ],
};
