import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField } from './checkbox-field';
import { FormErrorSummary } from './form-error-summary';
import { PasswordField } from './password-field';
import { RadioGroupField } from './radio-group-field';
import { RatingField } from './rating-field';
import { SelectField } from './select-field';
import { SwitchField } from './switch-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

const texts = { label: 'Topic', help: 'What it is about', error: 'Please choose a topic.' };
const options = [
  { value: 'a', label: 'Leave' },
  { value: 'b', label: 'Payroll' },
];

function describedBy(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

const controls: readonly (readonly [string, string, ReactElement])[] = [
  ['a line of text', 'textbox', <TextField key="1" {...texts} />],
  ['several lines', 'textbox', <TextAreaField key="2" {...texts} />],
  ['a list', 'combobox', <SelectField key="3" {...texts} options={options} />],
  ['a check box', 'checkbox', <CheckboxField key="4" {...texts} />],
  ['a switch', 'switch', <SwitchField key="5" {...texts} />],
  ['a radio group', 'radiogroup', <RadioGroupField key="6" {...texts} name="topic" options={options} />],
  ['a rating', 'radiogroup', <RatingField key="7" {...texts} name="stars" value={0} onChange={vi.fn()} />],
];

describe.each(controls)('%s', (_name, role, element) => {
  it('is named by its label and described by its help and its error', () => {
    render(element);
    const control = screen.getByRole(role, { name: 'Topic' });
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(control)).toBe('What it is about Please choose a topic.');
  });
});

it('is neither invalid nor described when it has no error and no help', () => {
  render(<TextField label="Your name" />);
  const field = screen.getByRole('textbox', { name: 'Your name' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

it('marks optional fields', () => {
  render(<TextField label="Business name" isOptional />);
  expect(screen.getByRole('textbox', { name: 'Business name (optional)' })).toBeTruthy();
});

it('offers a choice of radio buttons', async () => {
  render(<RadioGroupField label="Mode" name="mode" options={options} defaultValue="a" />);
  await userEvent.click(screen.getByText('Payroll'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Payroll' }).checked).toBe(true);
});

it('reports the chosen stars', async () => {
  const onChange = vi.fn();
  render(<RatingField label="Your rating" name="rating" value={0} onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: '4 stars, Very good' }));
  expect(onChange).toHaveBeenCalledWith(4);
});

it('shows and hides a password', async () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

describe('the error summary', () => {
  const problems = [{ fieldId: 'contact-email', message: 'Please enter a valid email address.' }];

  it('renders nothing when there is no problem', () => {
    render(<FormErrorSummary title="One field needs another look" problems={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the focus and links to the field', async () => {
    render(
      <>
        <FormErrorSummary title="One field needs another look" problems={problems} />
        <TextField id="contact-email" label="Email" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('link', { name: 'Please enter a valid email address.' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
  });
});
