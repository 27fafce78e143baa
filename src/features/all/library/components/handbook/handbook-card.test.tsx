import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { planIn, type HandbookResponse } from '@contracts/handbook';
import { createQueryClient } from '@/lib/queries/query-client';
import { renderWithQueryClient, withQueries } from '@/rendering/with-queries';
import { setTestSite } from '../../../../../../tests/support/test-site';
import { HandbookCard } from './handbook-card';

setTestSite();

const licenseId = '3f1f2c58-6f0c-4f0e-9d57-2f3c0a4b8a11';
const pto = 'templates/core-hr-pack-mn/mn-pto-policy.md';
const esst = 'templates/core-hr-pack-mn/mn-esst-policy.md';
const document = (path: string, title: string, unanswered: string[] = []) => ({
  ...{ path, title, unanswered, type: 'Policy Document', states: 'Minnesota', version: '1.0' },
});
const handbook: HandbookResponse = {
  plan: {
    title: 'Employee Handbook',
    hasPapers: true,
    chapters: [
      { kind: 'document', path: pto, isIncluded: true },
      { kind: 'document', path: esst, isIncluded: true },
    ],
  },
  documents: [document(pto, 'PTO Policy', ['HR contact']), document(esst, 'Sick Time Policy')],
  problems: [],
  missing: [],
  hasCompany: true,
  licenseId,
  answers: { company_name: 'Lakeside', 'handbook/own_1_text': 'old' },
};

const calls: { name: string; body: Record<string, unknown> }[] = [];
let answer: HandbookResponse = handbook;
let refusal: { status: number; code: string } | null = null;
const onExpired = vi.fn();
const Screen = withQueries(HandbookCard);

beforeEach(() => {
  calls.length = 0;
  answer = handbook;
  refusal = null;
  onExpired.mockReset();
  renderWithQueryClient(createQueryClient());
  vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    const name = new URL(address as string).pathname.split('/').at(-1) ?? '';
    const body = JSON.parse(init?.body as string) as Record<string, unknown>;
    calls.push({ name, body });
    if (refusal && body['action'] === 'link') {
      const error = { code: refusal.code, message: 'Refused.' };
      return Promise.resolve(Response.json({ error }, { status: refusal.status }));
    }
    // A URL with only a fragment: jsdom cannot navigate.
    return Promise.resolve(Response.json(body['action'] === 'link' ? { url: '#file' } : answer));
  });
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const click = async (button: HTMLElement) => {
  fireEvent.click(button);
  await settle();
};
const press = (text: string) =>
  click(screen.getByText((_, element) => element?.tagName === 'BUTTON' && element.textContent === text));
async function open(): Promise<void> {
  render(<Screen licenseIds={[licenseId]} access={{ kind: 'order', token: 't' }} onExpired={onExpired} />);
  await press('Put my handbook together');
  await screen.findByLabelText('Title on the cover');
}
const savedPlan = () => {
  const { answers } = calls.findLast(({ name }) => name === 'license-answers')?.body ?? {};
  return planIn(answers as Record<string, string>);
};
const links = () => calls.filter(({ body }) => body['action'] === 'link').map(({ body }) => body);

describe('the handbook of a buyer', () => {
  it('is not asked for before it is wanted, and not shown without a license', async () => {
    const { unmount } = render(<Screen licenseIds={[]} access={{ kind: 'order', token: 't' }} />);
    expect(screen.queryByText('Your handbook')).toBeNull();
    unmount();
    render(<Screen licenseIds={[licenseId]} access={{ kind: 'order', token: 't' }} />);
    await settle();
    expect(calls).toEqual([]);
  });

  it('shows what is unanswered and downloads a plan that was not touched as it is', async () => {
    await open();
    screen.getByText('2 chapters');
    screen.getByText('1 answer missing');
    screen.getByText('Ready');
    await press('PDF of the handbook');
    expect(links()).toEqual([{ action: 'link', license_ids: [licenseId], format: 'pdf' }]);
    expect(calls.some(({ name }) => name === 'license-answers')).toBe(false);
  });

  it('saves order, choice and own sections before a download, beside the answers', async () => {
    await open();
    await click(screen.getByLabelText('Move Sick Time Policy up'));
    expect(window.document.activeElement?.getAttribute('aria-label')).toBe('Move Sick Time Policy down');
    fireEvent.click(screen.getByLabelText(/2\. PTO Policy/));
    await press('Add a section of your own');
    fireEvent.change(screen.getByLabelText('Title of the section'), { target: { value: 'Dogs' } });
    fireEvent.change(screen.getByLabelText('Text of the section'), { target: { value: 'Welcome.' } });
    await press('Word of the handbook');
    expect(savedPlan()).toEqual({
      title: 'Employee Handbook',
      hasPapers: true,
      chapters: [
        { kind: 'document', path: esst, isIncluded: true },
        { kind: 'own', title: 'Dogs', text: 'Welcome.', isIncluded: true },
        { kind: 'document', path: pto, isIncluded: false },
      ],
    });
    expect(calls.findLast(({ name }) => name === 'license-answers')?.body['answers']).toMatchObject({
      company_name: 'Lakeside',
    });
    expect(links()).toHaveLength(1);
  });

  it('shows a mistake beside its section', async () => {
    const own = { kind: 'own', title: 'Dogs', text: '<b>', isIncluded: true } as const;
    answer = {
      ...handbook,
      plan: { ...handbook.plan, chapters: [...handbook.plan.chapters, own] },
      problems: [{ chapter: 2, message: 'Line 1: raw HTML is not allowed.' }],
    };
    await open();
    expect(screen.getByLabelText('Text of the section').getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Line 1: raw HTML is not allowed.');
  });

  it('says why no file comes, and closes when the order link has expired', async () => {
    await open();
    refusal = { status: 400, code: 'too_large' };
    await press('Word of the handbook');
    screen.getByText(/Refused\. Your input is still here\./);
    expect(onExpired).not.toHaveBeenCalled();
    refusal = { status: 410, code: 'gone' };
    await press('Word of the handbook');
    expect(onExpired).toHaveBeenCalled();
  });

  it('says what is missing: the company, chapters that are gone, policies', async () => {
    answer = { ...handbook, hasCompany: false, missing: ['Old Policy'] };
    await open();
    screen.getByText('Your company is not known yet');
    screen.getByText(/no longer among your files: Old Policy/);
  });
});
