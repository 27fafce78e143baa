import { says, saysFrom, type DutyWords } from './duty-words.ts';

export const federalWords: DutyWords = {
  'us-fmla-leave': saysFrom(50, /Federal leave|FMLA/, /12 weeks/),
  'us-overtime': says(/40 in a workweek/, /one and a half times the regular rate/, /all overtime worked/),
  'us-salary-level': says(/at least \$684 a week/),
  'us-payroll-records': says(/Payroll register, agreements, pay statements \| 3 years/),
  'us-tax-deposits': says(/\$50,000 or less: \*\*monthly\*\*/, /More: \*\*semiweekly\*\*/),
  'us-next-day-deposit': says(/\$100,000 has built up in the deposit period \| The next business day/),
  'us-i9-employee': says(/Fill in and sign section 1 \| Employee \| By the first day of work/),
  'us-i9-employer': says(/Within 3 business days of the first day of work/),
  'us-i9-records': says(/3 years/, /1 year|one year/, /whichever is later|later of/),
  'us-report-disclosure': says(/may obtain a consumer report about you for employment purposes/),
  'us-report-permission': says(/I agree that .* obtains this report/, /Signature/),
  'us-report-pre-adverse': says(/full copy of the report is in the first envelope/, /summary of rights/, /not\*\* decided/),
  'us-report-adverse-notice': says(/did not (?:make|take part in) .*decision|did not decide/, /free/, /60 days/, /dispute/),
  'us-trade-secret-notice': says(
    /cannot be held criminally or civilly liable/,
    /in confidence to a federal, state or local government official/,
    /under seal/,
    /retaliation/,
  ),
  'us-w2': says(/W-2 \| Each employee \| January 31/, /Social Security Administration \| January 31/),
  'us-form-1099-nec': says(/1099-NEC \| Each contractor, and IRS \| January 31/),
  'us-osha-report': says(/a death within 8 hours/, /within 24 hours/),
  'us-garnishment': says(/25 percent of disposable earnings/),
  'us-garnishment-discharge': says(/no effect on your job/, /because of a garnishment/),
  'us-return-from-service': says(/within 14 days/, /within 90 days/, /within (?:2|two) weeks/),
};
