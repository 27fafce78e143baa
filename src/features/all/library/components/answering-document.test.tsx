import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AnsweringDocument } from './answering-document';

it('shows the first page of the document and leads to its pack', () => {
  const { container } = render(
    <AnsweringDocument slug="wi-tip-declaration-form">
      <p>A declaration to sign.</p>
    </AnsweringDocument>,
    { wrapper: MemoryRouter },
  );
  const link = screen.getByRole('link', { name: 'Tip Declaration and Tip Credit Check (Wisconsin)' });
  expect(link.getAttribute('href')).toBe('/templates/micro-templates');
  expect(screen.getByText('Micro Templates Bundle')).toBeDefined();
  expect(screen.getByText('A declaration to sign.')).toBeDefined();
  expect(container.querySelector('img')?.getAttribute('src')).toBe(
    '/pictures/wi-tip-declaration-form-180.webp',
  );
});

it('names neither the state nor the pack of the page', () => {
  render(<AnsweringDocument slug="mn-esst-policy" pageState="MN" sold="core-hr" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('link', { name: 'Earned Sick and Safe Time Policy' })).toBeDefined();
  expect(screen.queryByText('Core HR Pack')).toBeNull();
});
