import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InterviewQuestion } from '@contracts/interview';
import type { LicenseFilesResponse } from '@contracts/license-files';
import { renderWithQueryClient, withQueries } from '@/rendering/with-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { setTestSite } from '../../../../../tests/support/test-site';
import { keepCompanyName } from '../model/company-name';
import { LicenseFiles } from './license-files';

setTestSite();

const licenseId = '3f1f2c58-6f0c-4f0e-9d57-2f3c0a4b8a11';
const question = (key: string, label: string, decides = false): InterviewQuestion => ({
  ...{ key, label, decides },
  help: 'Help.',
  example: '5',
  kind: 'text',
  usedIn: ['Paid Leave Employee FAQ'],
});
const files: LicenseFilesResponse = {
  verifyUrl: 'http://site.invalid/verify/KEY',
  packages: [
    {
      id: 'mn-paid-leave-kit',
      title: 'MN Paid Leave Kit',
      state: 'MN',
      version: '2.1',
      lastUpdated: '2026-11-21',
      files: [
        {
          path: 'templates/mn-paid-leave-kit/employee-faq.md',
          title: 'Paid Leave Employee FAQ',
          type: 'FAQ',
          summary: 'Answers.',
          wordCount: 2045,
          formats: ['docx', 'pdf', 'text', 'md'],
          history: [{ revision: 1, version: '1.8', releasedOn: '2026-11-21', changes: '', note: '' }],
          lastDownload: null,
          isChanged: false,
          underReview: ['The premium is 0.88 percent.'],
          update: null,
        },
      ],
    },
  ],
  interview: {
    steps: [
      { title: 'What applies to you', questions: [question('employee_count', 'Number of employees', true)] },
      { title: 'Your company', questions: [question('company_name', 'Company name')] },
    ],
    single: [],
    suggestions: [
      {
        title: 'Paid Leave Employee FAQ',
        questions: [{ ...question('mn-paid-leave-kit/reply_days', 'Days to reply'), suggested: true }],
      },
    ],
    documents: [
      {
        path: 'templates/mn-paid-leave-kit/employee-faq.md',
        title: 'Paid Leave Employee FAQ',
        open: 2,
        leftOut: [{ text: 'Federal leave', because: '“Number of employees” is at least 50' }],
        decisions: ['Choose a color.'],
        calls: ['Ask your carrier.'],
      },
    ],
    otherStates: [],
  },
  log: [],
  answers: {},
};

interface Call {
  readonly name: string;
  readonly body: Record<string, unknown>;
}
const calls: Call[] = [];
let refusals: Record<string, number> = {};
const Screen = withQueries(LicenseFiles);
const onExpired = vi.fn();

beforeEach(async () => {
  calls.length = 0;
  refusals = {};
  onExpired.mockReset();
  renderWithQueryClient(createQueryClient());
  vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    const name = new URL(address as string).pathname.split('/').at(-1) ?? '';
    calls.push({ name, body: JSON.parse(init?.body as string) as Call['body'] });
    const status = refusals[name];
    if (status !== undefined) {
      return Promise.resolve(Response.json({ error: { code: 'x', message: 'Refused.' } }, { status }));
    }
    // A URL with only a fragment: jsdom cannot navigate.
    const answers: Record<string, unknown> = { 'license-files': files, 'license-download': { url: '#file' } };
    return Promise.resolve(Response.json(answers[name] ?? { saved: true }));
  });
  render(<Screen licenseId={licenseId} access={{ kind: 'order', token: 't' }} onExpired={onExpired} />);
  await screen.findByText('Paid Leave Employee FAQ');
  chooseFormat('PDF');
});

const chooseFormat = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: RegExp) => {
  fireEvent.click(
    screen.getByText((_, element) => element?.tagName === 'BUTTON' && name.test(element.textContent)),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};
const asked = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);

describe('a buyer’s files', () => {
  it('show the release date', () => {
    screen.getByText(/version 1\.8 of November 21, 2026/);
  });

  it('are working copies, or issue copies when filled in, unless the buyer chooses otherwise', async () => {
    await press(/^PDF of/);
    choose('How the files come', 'company');
    await press(/^PDF of/);
    choose('Which copy', 'working');
    await press(/^Download Files/);
    await screen.findByText('The ZIP comes as soon as all its files are made.');
    choose('Which copy', 'review');
    await press(/^PDF of/);
    expect(asked('license-download')).toMatchObject([
      { format: 'pdf', mode: 'blank', copy: 'working' },
      { format: 'pdf', mode: 'company', copy: 'issue' },
      { format: 'zip', mode: 'company', copy: 'working' },
      { format: 'pdf', mode: 'company', copy: 'review' },
    ]);
  });

  it('include unsaved input', async () => {
    choose('How the files come', 'company');
    fireEvent.input(screen.getByLabelText('Company name'), { target: { value: 'Prairie Windows' } });
    await press(/^PDF of/);
    const made = calls.map(({ name }) => name).filter((name) => name !== 'license-files');
    expect(made).toEqual(['license-answers', 'license-download']);
    expect(asked('license-answers')).toEqual([
      { license_id: licenseId, answers: { company_name: 'Prairie Windows' } },
    ]);
    await press(/^PDF of/);
    expect(asked('license-answers')).toHaveLength(1);
  });

  it('name at the field the characters that a PDF cannot show', async () => {
    choose('How the files come', 'company');
    const type = (value: string) =>
      fireEvent.input(screen.getByLabelText('Company name'), { target: { value } });
    type('Taco 🌮 & 金龙');
    await screen.findByText('🌮');
    screen.getByText(/Word files can\. Write it another way/);
    type('Taco & 金龙');
    await waitFor(() => expect(screen.queryByText(/Word files can\./)).toBeNull());
  });

  it('are not generated when the input cannot be saved', async () => {
    refusals = { 'license-answers': 400 };
    choose('How the files come', 'company');
    fireEvent.input(screen.getByLabelText('Company name'), { target: { value: 'Prairie Windows' } });
    await press(/^PDF of/);
    expect(asked('license-download')).toEqual([]);
    screen.getByText('The company profile was not saved');
  });

  it('ask step by step, save each step, and show what the answers lead to', async () => {
    choose('How the files come', 'company');
    screen.getByText('0 of 2 questions answered');
    screen.getByText(
      /Parts of your documents stay or go with this answer\. Used in Paid Leave Employee FAQ\./,
    );
    expect(screen.getByLabelText('Company name').closest('div[hidden]')).not.toBeNull();
    fireEvent.input(screen.getByLabelText('Number of employees'), { target: { value: '12' } });
    await press(/^Save and continue$/);
    expect(asked('license-answers')).toEqual([{ license_id: licenseId, answers: { employee_count: '12' } }]);
    expect(screen.getByLabelText('Company name').closest('div[hidden]')).toBeNull();
    await press(/^Back$/);
    expect(screen.getByLabelText('Company name').closest('div[hidden]')).not.toBeNull();
    await press(/^Our suggestions/);
    screen.getByText(/Our suggestion: 5/);
    screen.getByText('0 of 1 document ready to issue');
    screen.getByText(/Left for you: 1 decision and 1 call/);
    screen.getByText('“Federal leave”: only if “Number of employees” is at least 50.');
  });

  it('begin with what the template finder asked before, where it is asked here', async () => {
    localStorage.setItem('plan_answers', JSON.stringify('state=MN&size=exactly-30'));
    choose('How the files come', 'company');
    expect(screen.getByLabelText('Number of employees')).toHaveProperty('value', '30');
    await press(/^Save and continue$/);
    expect(asked('license-answers')).toEqual([{ license_id: licenseId, answers: { employee_count: '30' } }]);
    localStorage.clear();
  });

  it('begin with the company and the number of employees that were typed in the shop, and tell the finder a saved one', async () => {
    keepCompanyName('Birch Bakery');
    localStorage.setItem('plan_answers', JSON.stringify('state=MN&employees=35&size=31'));
    choose('How the files come', 'company');
    expect(screen.getByLabelText('Number of employees')).toHaveProperty('value', '35');
    expect(screen.getByLabelText('Company name')).toHaveProperty('value', 'Birch Bakery');
    expect(asked('license-answers')).toEqual([]);
    fireEvent.input(screen.getByLabelText('Number of employees'), { target: { value: '12' } });
    await press(/^Save and continue$/);
    expect(asked('license-answers')).toEqual([
      { license_id: licenseId, answers: { employee_count: '12', company_name: 'Birch Bakery' } },
    ]);
    expect(localStorage.getItem('plan_answers')).toBe('"state=MN&employees=12"');
    localStorage.clear();
    keepCompanyName('');
  });

  it('name answers that contradict each other beside the field, and save nothing until they fit', async () => {
    choose('How the files come', 'company');
    const count = screen.getByLabelText('Number of employees');
    fireEvent.input(count, { target: { value: '0' } });
    await press(/^PDF of/);
    expect([asked('license-answers'), asked('license-download')]).toEqual([[], []]);
    await press(/^Your company/);
    await press(/^Save/);
    expect(asked('license-answers')).toEqual([]);
    const described = (count.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      'Please enter a whole number of at least 1.',
    );
    expect(count.closest('div[hidden]')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(count));
    fireEvent.input(count, { target: { value: '12' } });
    await press(/^Save and continue$/);
    expect(asked('license-answers')).toEqual([{ license_id: licenseId, answers: { employee_count: '12' } }]);
    expect(count.hasAttribute('aria-invalid')).toBe(false);
  });

  it('hide the plain formats behind one button', async () => {
    const formats = () => screen.getAllByRole('radio').map((radio) => radio.nextElementSibling?.textContent);
    expect(formats()).toEqual(['Word', 'PDF']);
    const more = screen.getByRole('button', { name: 'More formats', expanded: false });
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(formats()).toEqual(['Word', 'PDF', 'Plain text', 'Markdown']);
    chooseFormat('Plain text');
    await press(/^Plain text of Paid Leave Employee FAQ$/);
    chooseFormat('Markdown');
    await press(/^Markdown of Paid Leave Employee FAQ$/);
    expect(asked('license-download')).toMatchObject([{ format: 'text' }, { format: 'md' }]);
    fireEvent.click(more);
    expect(formats()).toEqual(['Word', 'PDF', 'Markdown']);
  });

  it('show when the link that opened them has expired', async () => {
    refusals = { 'license-download': 410 };
    await press(/^PDF of/);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });
});
