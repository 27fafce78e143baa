import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { NameField } from '@/features/all/library/components/name-field';
import { companyName, keepCompanyName } from '@/features/all/library/model/company-name';
import { defineElements } from './define';

function Page() {
  return (
    <>
      <NameField />
      <sample-page>
        <b data-field="company_name">Lakeside Dental LLC</b>
        <b data-field="company_phone">218-555-0142</b>
      </sample-page>
    </>
  );
}

const animate = vi.fn();
let wantsLessMotion = false;

beforeAll(defineElements);
// jsdom has neither.
beforeEach(() => {
  keepCompanyName('');
  animate.mockClear();
  wantsLessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }));
  HTMLElement.prototype.animate = animate;
});

const field = (name: string) => document.querySelector(`[data-field="${name}"]`)?.textContent;

it('writes the name on the pages, as text, and the example again when it is empty', async () => {
  render(<Page />);
  const box = screen.getByRole('textbox', { name: 'Your company’s name' });
  await userEvent.type(box, '<b>Bakery</b>');
  await waitFor(() => expect(field('company_name')).toBe('<b>Bakery</b>'));
  expect(field('company_phone')).toBe('218-555-0142');
  await userEvent.clear(box);
  expect(field('company_name')).toBe('Lakeside Dental LLC');
});

it('keeps the name in the tab for the next page', async () => {
  const { unmount } = render(<Page />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your company’s name' }), 'Bluebird Bakery');
  await waitFor(() => expect(companyName.state()).toBe('Bluebird Bakery'));
  expect(sessionStorage.getItem('company-name')).toBe('"Bluebird Bakery"');
  unmount();
  render(<Page />);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Bluebird Bakery'));
  expect(field('company_name')).toBe('Bluebird Bakery');
});

it('points out what the name has changed, unless less motion is wanted', async () => {
  render(<Page />);
  const box = screen.getByRole('textbox');
  await userEvent.type(box, 'B');
  await waitFor(() => expect(animate).toHaveBeenCalledOnce());
  wantsLessMotion = true;
  await userEvent.type(box, 'a');
  expect(field('company_name')).toBe('Ba');
  expect(animate).toHaveBeenCalledOnce();
});

it('takes what was typed before its code was there, also over the name of an earlier page', async () => {
  keepCompanyName('Earlier Inc.');
  render(
    <>
      <Page />
      <NameField />
    </>,
  );
  const [typed, other] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (typed) typed.value = 'Early Bird';
  await waitFor(() => expect(other?.value).toBe('Early Bird'));
  expect(field('company_name')).toBe('Early Bird');
});

it('fills in a page that comes later, and lets go of one that has left', async () => {
  keepCompanyName('Bluebird Bakery');
  const { container } = render(<Page />);
  await waitFor(() => expect(field('company_name')).toBe('Bluebird Bakery'));
  const gone = container.querySelector('sample-page')!;
  const next = gone.cloneNode() as HTMLElement;
  next.innerHTML = '<b data-field="company_short_name">Lakeside</b>';
  gone.replaceWith(next);
  await waitFor(() => expect(field('company_short_name')).toBe('Bluebird Bakery'));
  keepCompanyName('Other Inc.');
  expect(field('company_short_name')).toBe('Other Inc.');
  expect(gone.textContent).toContain('Bluebird Bakery');
  next.replaceWith(gone);
  await waitFor(() => expect(field('company_name')).toBe('Other Inc.'));
  keepCompanyName('');
  expect(field('company_name')).toBe('Lakeside Dental LLC');
});
