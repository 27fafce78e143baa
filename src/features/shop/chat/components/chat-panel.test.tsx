import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchSite } from '../model/use-chat';
import { ChatPanel } from './chat-panel';

const search = vi.fn<SearchSite>();

function Host({ supportEmail = 'help@example.com' }: { readonly supportEmail?: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <MemoryRouter>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <ChatPanel
        isOpen={isOpen}
        supportEmail={supportEmail}
        priceList="storefront"
        search={search}
        onClose={() => setIsOpen(false)}
      />
    </MemoryRouter>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your question' });
const log = () => screen.getByRole('log');
const ask = (text: string) => {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.submit(input());
};
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

const waitForAnswer = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  search.mockReset().mockResolvedValue({ found: [], isCorrected: false });
});

describe('the support chat', () => {
  it('greets once, discloses that it is automated, and takes the focus', () => {
    render(<Host />);
    expect(log().textContent).toMatch(/automated assistant .* not legal advice/);
    expect(screen.getByText('Online - Not Legal Advice')).toBeDefined();
    expect(document.activeElement).toBe(input());
    fireEvent.click(screen.getByRole('button', { name: 'Close support chat' }));
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(within(log()).getAllByText(/automated assistant/)).toHaveLength(1);
  });

  it.each([
    [0, 1000],
    [0.999999, 2000],
  ])('answers after a moment (random %d: %d ms), typing meanwhile', (random, delay) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    render(<Host />);
    ask('  What about a refund?  ');
    expect(log().textContent).toContain('What about a refund?');
    expect(log().textContent).toContain('Typing...');
    expect(input().value).toBe('');
    expect(input().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    ask('And another one');
    wait(delay - 2);
    expect(log().textContent).toContain('Typing...');
    wait(2);
    expect(log().textContent).not.toContain('Typing...');
    expect(log().textContent).toContain('30-day money-back guarantee');
    expect(log().textContent).not.toContain('And another one');
    expect(within(log()).getByRole('link', { name: 'Refunds within 30 days' }).getAttribute('href')).toBe(
      '/knowledge-base/refund-policy-30-days',
    );
  });

  const findingOf = (label: string) => ({
    kind: 'Help',
    to: `/knowledge-base/${label}`,
    label,
    title: label,
    about: 'Getting Started',
    summary: 'What to do.',
    section: null,
  });

  it('searches for unknown questions, links at most three pages, and offers a person', async () => {
    search.mockResolvedValue({ found: ['One', 'Two', 'Three', 'Four'].map(findingOf), isCorrected: false });
    render(<Host />);
    ask('How do I write a return to work letter?');
    await waitForAnswer(2000);
    expect(search.mock.calls).toEqual([['How do I write a return to work letter?']]);
    expect(log().textContent).toContain('“One” is about this. What to do.');
    expect(
      within(log())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([...['One', 'Two', 'Three'], 'Ask a person']);
    fireEvent.click(within(log()).getByRole('link', { name: 'Ask a person' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when it answers for another word than the one that was asked', async () => {
    search.mockResolvedValue({ found: [findingOf('Start here')], isCorrected: true });
    render(<Host />);
    ask('statue');
    await waitForAnswer(2000);
    within(log()).getByText(/Nothing matches “statue”; this is for a spelling close to it\./);
    within(log()).getByRole('link', { name: 'Start here' });
  });

  it('says that it is looking while the search takes long, and answers when it comes', async () => {
    let come: (findings: Awaited<ReturnType<SearchSite>>) => void = () => undefined;
    search.mockImplementation(() => new Promise((resolve) => (come = resolve)));
    render(<Host />);
    ask('How do I write a return to work letter?');
    await waitForAnswer(9000);
    expect(log().textContent).toContain('Still looking through our pages...');
    expect(within(log()).queryAllByRole('link')).toEqual([]);
    come({ found: [findingOf('One')], isCorrected: false });
    await waitForAnswer(0);
    expect(log().textContent).toContain('“One” is about this.');
    expect(log().textContent).not.toMatch(/looking|not sure|could not reach/);
  });

  it.each([
    ['fails', 2000, () => Promise.reject(new Error('offline'))],
    ['never answers', 12_000, () => new Promise<never>(() => undefined)],
  ])('says that the search is out of reach, and offers a person, when it %s', async (_, after, answer) => {
    search.mockImplementation(answer);
    render(<Host />);
    ask('What about elephants?');
    await waitForAnswer(after);
    expect(log().textContent).not.toMatch(/Typing|looking|not sure/);
    expect(log().textContent).toContain('I could not reach the search');
    expect(
      within(log())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ask a person']);
    search.mockResolvedValue({ found: [], isCorrected: false });
    ask('refund');
    await waitForAnswer(2000);
    expect(log().textContent).toContain('30-day money-back guarantee');
  });

  it('does not send blank messages', () => {
    render(<Host />);
    ask('   \n ');
    expect(log().textContent).not.toContain('Typing...');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });

  it('offers quick questions until the first message', () => {
    render(<Host />);
    const questions = screen.getByRole('group', { name: 'Quick questions' });
    fireEvent.click(within(questions).getByRole('button', { name: 'License Terms' }));
    expect(screen.queryByRole('group', { name: 'Quick questions' })).toBeNull();
    expect(document.activeElement).toBe(input());
    wait(2000);
    expect(log().textContent).toContain('one organization’s internal use');
  });

  it('shows a hostile message as text', () => {
    render(<Host />);
    ask('<img src=x onerror="window.hacked=true">');
    expect(log().querySelector('img')).toBeNull();
    expect(log().textContent).toContain('<img src=x onerror="window.hacked=true">');
  });

  it('closes on Escape and on the knowledge base link, and keeps the conversation', () => {
    render(<Host />);
    ask('edit');
    wait(2000);
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(log().textContent).toContain('Word and Google Docs files');
    fireEvent.click(screen.getByRole('link', { name: 'Browse Knowledge Base' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers email only if there is an address', () => {
    const { unmount } = render(<Host />);
    expect(screen.getByRole('link', { name: 'Email us directly' }).getAttribute('href')).toBe(
      'mailto:help@example.com?subject=Support%20Request',
    );
    unmount();
    render(<Host supportEmail="" />);
    expect(screen.queryByRole('link', { name: 'Email us directly' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  });
});
