import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { translate } from '../../tests/support/translate';
import { Badge } from './badge';
import { Button } from './button';
import { ButtonAnchor } from './button-link';
import { Field } from './field';
import { FilterChips } from './chip';
import { Tabs } from './tabs';

/** Renders, lets the browser translate, and renders again. */
function renderTranslated(before: ReactElement, after: ReactElement) {
  const { rerender, container } = render(before);
  translate(container);
  rerender(after);
  return container;
}

it.each([false, true])('a button that becomes busy (%s at first) keeps its translated words', (isLoading) => {
  const button = (busy: boolean) => <Button isLoading={busy}>Find my order</Button>;
  const container = renderTranslated(button(isLoading), button(!isLoading));
  const shown = screen.getByRole('button', { name: 'Find my order', busy: !isLoading });
  expect(container.querySelectorAll('svg')).toHaveLength(isLoading ? 0 : 1);
  expect(shown.innerHTML).toContain('<font>');
});

it('a button shows its new words', () => {
  renderTranslated(<Button>Send</Button>, <Button isLoading>Sending...</Button>);
  expect(screen.getByRole('button').textContent).toBe('Sending...');
});

it('a link can open a new tab from then on', () => {
  const link = (isNewTab: boolean) => (
    <ButtonAnchor href="https://a.example" isNewTab={isNewTab}>
      Buy now
    </ButtonAnchor>
  );
  renderTranslated(link(true), link(false));
  expect(screen.getByRole('link', { name: 'Buy now' })).toBeTruthy();
});

it('a status, an error and a count change', () => {
  const parts = (status: string, error: string, count: number | undefined) => (
    <>
      <Badge>{status}</Badge>
      <Field id="name" label="Name" error={error} isOptional={count === undefined}>
        <input id="name" />
      </Field>
      <FilterChips label="Show" options={[{ value: 'a', label: 'All', count }]} value="a" />
      <Tabs label="Parts" items={[{ value: 'a', label: 'First', count, content: 'One' }]} />
    </>
  );
  const container = renderTranslated(
    parts('draft', 'Enter a name.', undefined),
    parts('sent', 'Too long.', 3),
  );
  expect(container.textContent).toMatch(/^sentName Too long\.All 3First 3One$/);
});
