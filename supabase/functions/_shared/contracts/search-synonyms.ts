/** As delivered. The owner edits them in Site Settings; an empty setting means none. */
export const deliveredSynonyms = `maternity, paternity, parental leave, baby, newborn, birth: paid leave, family and medical leave, bonding, pregnancy, earned sick and safe time
vacation, holiday time, days off, annual leave: PTO, paid time off, holidays, earned sick and safe time
sick leave, sick days, sick pay, sick time, doctor note: earned sick and safe time
doctor note, sick note: documentation letter
ESST: earned sick and safe time
PTO: paid time off
FMLA: family and medical leave
pregnant: pregnancy
breastfeeding, nursing mothers, pumping, milk: lactation
telecommuting, work from home, hybrid work, home office: remote work
fire, sack, dismiss, discharge, layoff, severance, terminate, quit, resignation, exit: separation
last paycheck, final paycheck, final wages, last wages: final pay
paystub, pay stub, payslip, wage statement: pay statement, earnings statement
paycheck: pay, payday
late paycheck, missed paycheck: missed payday
drug test, drug testing, marijuana, weed, alcohol: cannabis, impairment, drugs
bullying, sexual harassment, hostile workplace: harassment, respectful workplace
discrimination: equal opportunity
NDA, trade secrets, noncompete: confidentiality agreement
disability, ADA, reasonable accommodation: accommodation request
criminal record, criminal history: background check
new hire paperwork, hiring forms: new hire forms
orientation: onboarding
time card, time sheet, punch clock: timesheet
tardiness, tardy, late to work: punctuality, attendance
no call no show, call in sick: call-in, attendance
write up, warning: discipline
performance review, appraisal: performance
raise, salary increase: payroll change
mileage, travel, reimbursement: expense report
child support, levy: garnishment
cash shortage, till shortage: wage deduction
lunch break: meal break
snow day, snow, storm: weather closing
voting, election: civic leave
tips, gratuities: tip declaration
job ad, job advertisement: job posting
pay transparency, salary range: pay range
bereavement: funeral
funeral: bereavement
27: twenty-seven
employment contract: offer letter
invoice, bill, VAT: receipt, tax
lost files, lost my files, download again: find your files
clients, several companies, consultant: license, organization
money back: refund
price, cost, how much: pricing
`;

export interface SynonymRule {
  /** What people type. */
  readonly typed: readonly string[];
  /** What our pages say. */
  readonly said: readonly string[];
}

const phrases = (list: string) => list.split(',').flatMap((phrase) => phrase.trim() || []);

/** One rule in a line, as "vacation, annual leave: paid time off". A line without a colon is no rule. */
export function readSynonyms(text: string): SynonymRule[] {
  return text.split('\n').flatMap((line) => {
    const [typed = '', said = ''] = line.split(':', 2);
    const rule = { typed: phrases(typed), said: phrases(said) };
    return rule.typed.length > 0 && rule.said.length > 0 ? [rule] : [];
  });
}
