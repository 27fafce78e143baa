import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors/app-error';
import { readWith, useForm } from './use-form';

const schema = z.object({
  name: z.string().trim().min(1, 'Please enter a name.'),
  code: z.string().min(1, 'Please enter a code.').regex(/^\d+$/, 'Digits only, please.'),
  newsletter: z.literal('on').optional().transform(Boolean),
});

function Sample({ send }: { readonly send: (values: z.infer<typeof schema>) => Promise<unknown> }) {
  const form = useForm({ read: readWith(schema), send });
  return (
    <form {...form.props} aria-label="Sample">
      {(['name', 'code'] as const).map((name) => (
        <label key={name}>
          {name}
          <input name={name} defaultValue={name === 'name' ? 'Ada' : ''} />
          <span data-testid={`${name} problem`}>{form.problems[name]}</span>
        </label>
      ))}
      <label>
        newsletter <input type="checkbox" name="newsletter" />
      </label>
      <output>{[form.status, form.isDirty ? 'changed' : 'as it was'].join(', ')}</output>
      <button type="submit">Send</button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
    </form>
  );
}

const problemOf = (name: string) => screen.getByTestId(`${name} problem`).textContent;
const state = () => screen.getByRole('status').textContent;

describe('a form', () => {
  it('sends what its schema reads', async () => {
    const send = vi.fn(() => Promise.resolve());
    render(<Sample send={send} />);
    await userEvent.type(screen.getByLabelText(/code/), '7');
    await userEvent.click(screen.getByLabelText(/newsletter/));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', code: '7', newsletter: true });
    expect(state()).toBe('success, changed');
  });

  it('shows the first problem of each field, with the focus on the first field', async () => {
    const send = vi.fn(() => Promise.resolve());
    render(<Sample send={send} />);
    await userEvent.clear(screen.getByLabelText(/^name/));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(problemOf('name')).toBe('Please enter a name.');
    expect(problemOf('code')).toBe('Please enter a code.');
    expect(document.activeElement).toBe(screen.getByLabelText(/^name/));
    expect(send).not.toHaveBeenCalled();
  });

  it('checks a field that was wrong with each key, and no other', async () => {
    render(<Sample send={() => Promise.resolve()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.type(screen.getByLabelText(/code/), 'x');
    expect(problemOf('code')).toBe('Digits only, please.');
    await userEvent.clear(screen.getByLabelText(/^name/));
    expect(problemOf('name')).toBe('');
    await userEvent.clear(screen.getByLabelText(/code/));
    await userEvent.type(screen.getByLabelText(/code/), '7');
    expect(problemOf('code')).toBe('');
  });

  it('shows what the server says of a field at the field, and keeps what was typed', async () => {
    const refused = new AppError('invalid', 'This code has expired.', { field: 'code' });
    render(<Sample send={() => Promise.reject(refused)} />);
    await userEvent.type(screen.getByLabelText(/code/), '7');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(problemOf('code')).toBe('This code has expired.');
    expect(document.activeElement).toBe(screen.getByLabelText(/code/));
    expect(screen.getByLabelText<HTMLInputElement>(/code/).value).toBe('7');
  });

  it('knows whether anything was changed', async () => {
    render(<Sample send={() => Promise.resolve()} />);
    await userEvent.type(screen.getByLabelText(/code/), '7');
    expect(state()).toBe('idle, changed');
    await userEvent.clear(screen.getByLabelText(/code/));
    expect(state()).toBe('idle, as it was');
    await userEvent.click(screen.getByLabelText(/newsletter/));
    expect(state()).toBe('idle, changed');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(state()).toBe('idle, as it was');
  });
});
