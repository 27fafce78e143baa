import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { ContactForm } from './contact-form';

const api = startFakeApi();
const path = '/functions/v1/submit-contact';
const prefill = { email: '', subject: '', message: '', category: '' as const };

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const scrollIntoView = vi.fn();
const requestIds = () => api.received.map(({ body }) => (body as { request_id: string }).request_id);

async function fillIn(): Promise<void> {
  await userEvent.type(box(/^Name/), 'Ann');
  await userEvent.type(box(/^Email/), 'ann@example.com');
  await userEvent.type(box(/^Subject/), 'An invoice');
  await userEvent.type(box(/^Message/), 'Long and careful words');
}

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe('the contact form', () => {
  it('is prefilled from the link', () => {
    render(
      <ContactForm
        prefill={{ email: 'ann@example.com', subject: '<b>S</b>', message: 'M', category: '' as const }}
      />,
    );
    expect(box(/^Email/).value).toBe('ann@example.com');
    expect(box(/^Subject/).value).toBe('<b>S</b>');
    expect(box(/^Message/).value).toBe('M');
  });

  it('shows what is missing at each field, focuses the first, and sends nothing', async () => {
    render(<ContactForm prefill={prefill} />);
    await send();
    for (const text of [
      'Please enter your name.',
      'Please enter your email address.',
      'Please enter a subject.',
      'Please enter a message.',
    ]) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(document.activeElement).toBe(box(/^Name/));
    expect(api.received).toEqual([]);
  });

  it('sends the message and thanks; the next message is a new one', async () => {
    render(<ContactForm prefill={prefill} />);
    await fillIn();
    await send();
    expect(await screen.findByText('Message sent')).toBeDefined();
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    expect(api.received[0]).toMatchObject({
      method: 'POST',
      path,
      body: {
        name: 'Ann',
        email: 'ann@example.com',
        subject: 'An invoice',
        category: 'other',
        message: 'Long and careful words',
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(box(/^Message/).value).toBe('');
    await fillIn();
    await send();
    expect(await screen.findByText('Message sent')).toBeDefined();
    expect(new Set(requestIds()).size).toBe(2);
  });

  it.each([
    ['broke', () => api.answer(path, 500, { error: { code: 'x', message: 'Please try again later.' } })],
    ['hung up', () => api.hangUp(path)],
  ])('keeps the text when the server %s, and repeats the same message', async (_, fail) => {
    fail();
    render(<ContactForm prefill={prefill} />);
    await fillIn();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('What you wrote is still here.');
    expect(box(/^Message/).value).toBe('Long and careful words');
    api.answer(path, 200);
    await send();
    expect(await screen.findByText('Message sent')).toBeDefined();
    expect(new Set(requestIds()).size).toBe(1);
  });

  it('repeats the same message after a visit to another page, and sends a changed text as a new one', async () => {
    api.hangUp(path);
    const { unmount } = render(<ContactForm prefill={prefill} />);
    await fillIn();
    await send();
    await screen.findByRole('alert');
    unmount();
    render(<ContactForm prefill={prefill} />);
    await fillIn();
    await send();
    await screen.findByRole('alert');
    await userEvent.type(box(/^Message/), ', and a number');
    api.answer(path, 200);
    await send();
    expect(await screen.findByText('Message sent')).toBeDefined();
    const [first, again, changed] = requestIds();
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it("shows the server's error at its field", async () => {
    const message = 'This address cannot receive mail.';
    api.answer(path, 400, { error: { code: 'invalid', message, field: 'email' } });
    render(<ContactForm prefill={prefill} />);
    await fillIn();
    await send();
    expect(await screen.findByText(message)).toBeDefined();
    expect(box(/^Email/).getAttribute('aria-invalid')).toBe('true');
  });

  it('sends once for ten clicks', async () => {
    render(<ContactForm prefill={prefill} />);
    await fillIn();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' });
    for (let click = 0; click < 10; click++) {
      button.click();
    }
    expect(await screen.findByText('Message sent')).toBeDefined();
    expect(api.received).toHaveLength(1);
  });
});
