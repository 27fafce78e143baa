type Answers = Readonly<Record<string, string>>;

const legalForm =
  /,?\s+(?:L\.?L\.?C\.?|P\.?L\.?L\.?C\.?|Inc\.?|Corp\.?|Co\.?|Ltd\.?|L\.?L\.?P\.?|P\.?A\.?|S\.?C\.?)$/i;

/**
 * What follows for the profile from its other answers. Nothing is guessed: a field that was left empty takes another answer of
 * the same company, and with all people in one state the headcount there is known whatever was said before.
 */
export function derivedAnswers(answers: Answers): Answers {
  const given = (key: string): string => answers[key]?.trim() ?? '';
  const standIns: Answers = {
    company_short_name: given('company_name').replace(legalForm, ''),
    hr_contact_phone: given('company_phone'),
    payroll_contact_name: given('hr_contact_name'),
    payroll_contact_email: given('hr_contact_email'),
  };
  const derived = {
    ...Object.fromEntries(Object.entries(standIns).filter(([key]) => given(key) === '')),
    minnesota_employees: inMinnesota(given('work_states'), given('employee_count')),
  };
  return Object.fromEntries(Object.entries(derived).filter(([, value]) => value !== ''));
}

/** With people in both states only the company knows how many work in each. */
function inMinnesota(states: string, employees: string): string {
  if (states === 'Minnesota') return employees;
  return states === 'Wisconsin' ? '0' : '';
}
