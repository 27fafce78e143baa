import { formsWithoutName, type LeadForm } from '@contracts/starter-pack';

export interface LeadValues {
  readonly name: string;
  readonly email: string;
}

export interface LeadProblem {
  readonly title: string;
  readonly description: string;
  readonly fields: Partial<Record<keyof LeadValues, string>>;
}

export function asksForName(form: LeadForm): boolean {
  return !formsWithoutName.includes(form);
}

/** The specification's two checks, in its words; the server checks again and more closely. */
export function checkLead({ name, email }: LeadValues, form: LeadForm): LeadProblem | null {
  const missingName = asksForName(form) && name.trim() === '';
  const missingEmail = email.trim() === '';
  if (missingName || missingEmail) {
    return {
      title: 'Missing Information',
      description: asksForName(form)
        ? 'Please fill in both your name and email address.'
        : 'Please fill in your email address.',
      fields: {
        ...(missingName ? { name: 'Please enter your name.' } : {}),
        ...(missingEmail ? { email: 'Please enter your email address.' } : {}),
      },
    };
  }
  if (!email.includes('@')) {
    return {
      title: 'Invalid Email',
      description: 'Please enter a valid email address.',
      fields: { email: 'Please enter a valid email address.' },
    };
  }
  return null;
}
