import { says, saysFrom, type DutyWords } from './duty-words.ts';

const stateNotice = /state's notice is attached/;
const department = /Department of Labor and Industry/;

/** At work and on the file. */
const staff: DutyWords = {
  'mn-wage-disclosure-notice': says(
    /may tell any person what you earn/,
    /condition that you keep silent/,
    /sign away this right/,
    /do not punish/,
    /civil action/,
    department,
    /reinstatement .*back pay, restored service credit, and expungement/,
  ),
  'mn-esst-handbook-notice': says(
    stateNotice,
    /1 hour for every 30 hours worked/,
    /48 hours a year/,
    /do not punish/,
    /we owe you the time and an equal amount/,
    department,
    /civil action/,
  ),
  'mn-pregnancy-handbook-notice': says(stateNotice, /your rights and your remedies/, /do not punish/, department),
  'mn-personnel-notice': says(
    /once in 6 months/,
    /once each year for as long as we keep it/,
    /within 7 working days/,
    /without charge/,
    /up to 5 pages/,
    /may fine/,
    /sue to enforce/,
    /actual damages and costs/,
    /back pay, reinstatement and attorney fees/,
  ),
  'mn-personnel-review': says(/within 7 working days/, /once in 6 months/, /copy costs you nothing/),
  'mn-esst-notice-at-hire': says(/ESST notice in English and the primary language \| HR \| At hire/),
  'mn-esst-balance': says(/At the end of each pay period/, /how many you have and how many you used/),
  'mn-esst-hours': says(/one hour for every 30 hours worked/, /48 hours/),
  'mn-esst-records': says(/ESST records for 3 years/, /within 72 hours/),
  'mn-rest-breaks': says(/Within each 4 hours in a row \| 15 minutes/, /nearest convenient restroom/, /Paid/),
  'mn-meal-breaks': says(/6 hours in a row or more \| 30 minutes/),
  'mn-lactation': says(/The time is paid/, /clean, private and secure/, /not a bathroom/, /outlet/),
  'mn-pregnancy-basics': says(
    /no doctor's note/,
    /restroom, food and water breaks/,
    /a seat/,
    /no lifting over 20 pounds/,
  ),
  'mn-pregnancy-notice': says(
    /right to changes at work for pregnancy/,
    /right to paid breaks/,
    /right to pregnancy and parenting leave/,
    /your rights and your remedies/,
    /Given at hire/,
    /Given when I asked about parental leave/,
  ),
  'mn-parenting-leave': says(/up to 12 weeks of unpaid leave/, /within 12 months of the birth or adoption/),
  'mn-other-leaves': saysFrom(
    20,
    /jury duty/,
    /election judge/,
    /crime victim/,
    /domestic violence/,
    /[Bb]one marrow/,
    /Military families/,
    /[Cc]ivil [Aa]ir [Pp]atrol/,
  ),
  'mn-school-leave': says(/up to 16 hours in 12 months/),
  'mn-dismissal-reason': says(/within 15 working days/, /in writing within 10 working days/, /true reason/),
  'mn-health-continuation': says(/our duty, not the insurer's/, /within 14 days/, /Notice "?“?Your health coverage/),
  'mn-life-continuation': says(/within the same 14 days/, /Your life insurance/),
  'mn-report-disclosure': says(
    /right to ask for additional information on the nature of the report/,
    /copy, free of charge/,
    /\[ \] \*\*Send me a copy of the report/,
  ),
  'mn-report-application': says(/right to ask for additional information/, /\[ \] \*\*Send me a copy of the report/),
  'mn-criminal-record-timing': says(/no question before you have selected the applicant for an interview/),
  'mn-human-rights': says(
    /race, color, creed, religion, national origin, sex/,
    /gender identity, sexual orientation, marital or family status, age, disability/,
    /public assistance status/,
  ),
};

/** Paid Leave. */
const paidLeave: DutyWords = {
  'mn-paid-leave-notice': says(
    /same position or an equivalent one/,
    /after 90 days/,
    /insurance .*continue/,
    /No retaliation/,
    /waive/,
  ),
  'mn-paid-leave-acknowledgment': says(/did not sign because/, /How it was given/, /Witness/),
  'mn-paid-leave-equivalent-notice': says(/same position or an equivalent one/, /No one may punish you/, /DEED/),
  'mn-paid-leave-seasonal-notice': says(/outside the Minnesota Paid Leave program/, /no Paid Leave premium/),
  'mn-paid-leave-concurrency': saysFrom(50, /FMLA/, /runs? at the same time/, /[Pp]regnancy and parenting leave/),
  'mn-paid-leave-premium': says(/March 31 \| April 30/, /June 30 \| July 31/, /September 30 \| October 31/),
  'mn-paid-leave-deduction': says(/at least hours × minimum wage/, /Same rate for everyone/),
};

/** Pay, its records and its deductions. */
const pay: DutyWords = {
  'mn-wage-notice': says(
    /Legal name/,
    /Base rate/,
    /Overtime rate/,
    /Allowances/,
    /Paid time off/,
    /[Dd]eductions/,
    /Number of days in the pay period/,
    /First payday/,
    /[Ee]xempt/,
    /Signature/,
  ),
  'mn-wage-notice-change': says(/\*\*before\*\* the change takes effect/, /Date this notice is given/),
  'mn-earnings-statement': says(/rate and its basis/, /deductions/, /address(?:es)? and phone/),
  'mn-wage-records': says(/start and end times \| At least three years/, /rate of pay \| At least three years/),
  'mn-policy-list': says(/List of the personnel policies .* date and a short description/),
  'mn-records-on-demand': says(/72 hours/, /Hand over/),
  'mn-minimum-wage': says(/highest minimum wage that applies/, /state or city/, /Tips do not count toward it/),
  'mn-pay-interval': says(/No more than 31 days since the last payday/),
  'mn-commission-interval': says(/commissions paid at least once every three months/),
  'mn-direct-deposit': says(/may object to direct deposit .* in writing/, /pays me in another way/),
  'mn-pay-card': says(/pay card/, /not a condition of my job/, /a copy of this form/),
  'mn-final-pay-discharge': says(/Immediately when the employee asks/, /15 days' average earnings/),
  'mn-final-pay-resignation': says(/C is less than 5: the payday after B/, /A plus 20 calendar days/),
  'mn-deduction-authorization': says(/in writing, freely and after the event/, /amount for each pay period/),
  'mn-deduction-limit': says(/no more than a garnishment could take/),
  'mn-new-hire-report': says(/New hire report to the state \| Pay \| Within 20 days/),
  'mn-pay-range': saysFrom(30, /\*\*Pay:\*\* \$[\d.]+ an hour to \$/, /\*\*Benefits:\*\*/),
  'mn-secure-choice': saysFrom(5, /With 5 or more employees in Minnesota, you register/, /exemption/, /June 30, 2028/),
  'mn-garnishment': says(/25 percent of disposable earnings/, /40 times the Minnesota minimum wage/),
  'mn-garnishment-retaliation': says(/no effect on your job/, /because of a garnishment/),
  'mn-support-withholding': says(/within 7 business days/, /first pay period after 14 days/),
  'mn-w2-state': says(/Minnesota Department of Revenue.*January 31/),
  'mn-osha-report': says(/A death \| Minnesota OSHA, by phone \| 8 hours/, /amputation.*24 hours/),
  'mn-injury-report': says(/serious injury.*48 hours/, /more than 3 calendar days.*10 days/),
};

/** Beside the wages, and on days that the law protects. */
const rights: DutyWords = {
  'mn-benefits-due': says(/Vacation pay, severance, expenses .* within 30 days of the day they are due/),
  'mn-pay-history': says(/Pay in earlier jobs \| Nowhere in hiring/),
  'mn-jury': says(/time off for jury duty/, /we do not ask you to work another shift/),
  'mn-election-judges': says(/time off to serve as an election judge/, /at least 20 days ahead/),
  'mn-military-ceremony': says(/one unpaid day in a calendar year for the send-off or homecoming/),
  'mn-order-for-protection': says(/For an order for protection, tell us 48 hours ahead/, /keep it confidential/),
  'mn-employer-meetings': says(/stay away from any meeting/, /religion, politics or unions/, /do not punish you/),
};


const wallAndMinors: DutyWords = {
  'mn-paid-leave-poster': says(/Paid Leave, in English and in each language that is the primary language of five or more employees/),
  'mn-state-posters': says(/Age discrimination \| Every employer/, /Minimum wage rates/, /Unemployment benefits \| Every employer/),
  'mn-safety-poster': says(/Safety and health on the job \| Every employer/),
  'mn-injury-poster': says(/Workers' compensation, with our insurer's name and address \| Every employer/),
  'mn-meetings-poster': says(/Employer-sponsored meetings \| Every employer/),
  'mn-veterans-poster': saysFrom(51, /Veterans benefits and services \| More than 50 employees who work full time/),
  'mn-minneapolis-poster': says(/Minneapolis labor standards, also to each new hire/),
  'mn-card-tips': says(/the whole tip, without a deduction for the swipe fee, in the next pay period/),
  'mn-tip-sharing': says(/Tips are yours/, /No one may ask you to share or to pay into a pool/),
  'mn-minor-hours': says(
    /School day \| 3 hours/,
    /Any other week \| 40 hours/,
    /7 a\.m\. to 7 p\.m\./,
    /not after 11 p\.m\. before a school day, not before 5 a\.m\. on one/,
    /employment certificate of the school district/,
  ),
  'mn-minor-proof-of-age': says(/Proof of age copied and filed, kept as long as the job lasts/),
  'mn-minor-work': says(/No one under 18:.*forklifts, meat saws and grinders/, /No one under 16, in addition:/),
  'mn-fmla-leave': saysFrom(50, /Up to 12 weeks of unpaid leave/, /A birth and the care of the child/, /your own serious health condition/),
};

export const minnesotaWords: DutyWords = { ...staff, ...paidLeave, ...pay, ...rights, ...wallAndMinors };
