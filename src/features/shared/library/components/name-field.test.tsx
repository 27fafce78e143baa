import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { readCompanyName, useCompanyName } from '../model/company-name';
import { NameField } from './name-field';

function Page() {
  useCompanyName();
  return (
    <>
      <NameField />
      <div className="sheet">
        <b data-field="company_name">Lakeside Dental LLC</b>
        <b data-field="company_phone">218-555-0142</b>
      </div>
    </>
  );
}

const animate = vi.fn();
let wantsLessMotion = false;

// jsdom has neither.
beforeEach(() => {
  animate.mockClear();
  wantsLessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }));
  HTMLElement.prototype.animate = animate;
});

const field = (name: string) => document.querySelector(`[data-field="${name}"]`)?.textContent;

it('writes the name on the sheets, as text, and the example again when it is empty', async () => {
  render(<Page />);
  const box = screen.getByRole('textbox', { name: 'Your company’s name' });
  await userEvent.type(box, '<b>Bakery</b>');
  expect(field('company_name')).toBe('<b>Bakery</b>');
  expect(field('company_phone')).toBe('218-555-0142');
  await userEvent.clear(box);
  expect(field('company_name')).toBe('Lakeside Dental LLC');
});

it('keeps the name in the tab for the next page', async () => {
  const { unmount } = render(<Page />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your company’s name' }), 'Bluebird Bakery');
  expect(readCompanyName()).toBe('Bluebird Bakery');
  unmount();
  render(<Page />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Bluebird Bakery');
  expect(field('company_name')).toBe('Bluebird Bakery');
});

it('points out what the name has changed, unless less motion is wanted', async () => {
  render(<Page />);
  const box = screen.getByRole('textbox');
  await userEvent.type(box, 'B');
  expect(animate).toHaveBeenCalledOnce();
  wantsLessMotion = true;
  await userEvent.type(box, 'a');
  expect(field('company_name')).toBe('Ba');
  expect(animate).toHaveBeenCalledOnce();
});
