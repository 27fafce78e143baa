import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Accordion } from './accordion';
import { Disclosure, DisclosureGroup } from './disclosure';
import { Tabs } from './tabs';

it('opens and closes an answer without React state', async () => {
  render(
    <DisclosureGroup>
      <Disclosure summary="Is this legal advice?">No.</Disclosure>
    </DisclosureGroup>,
  );
  const group = screen.getByRole<HTMLDetailsElement>('group');
  expect(group.open).toBe(false);
  await userEvent.click(screen.getByText('Is this legal advice?'));
  expect(group.open).toBe(true);
  await userEvent.click(screen.getByText('Is this legal advice?'));
  expect(group.open).toBe(false);
});

it('opens the accordion by keyboard and announces its state', async () => {
  render(
    <Accordion
      items={[
        { value: 'a', title: 'First', content: 'One' },
        { value: 'b', title: 'Second', content: 'Two' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('button', { name: 'Second', expanded: true })).toBe(document.activeElement);
  expect(screen.getByRole('button', { name: 'First', expanded: false })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Second' }).textContent).toBe('Two');
});

it('moves between tabs with the arrow keys', async () => {
  render(
    <Tabs
      label="Account"
      items={[
        { value: 'profile', label: 'Profile', content: 'Your name' },
        { value: 'purchases', label: 'Purchases', content: 'No purchases yet' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Purchases', selected: true })).toBe(document.activeElement);
  expect(screen.getByRole('tabpanel', { name: 'Purchases' }).textContent).toBe('No purchases yet');
});
