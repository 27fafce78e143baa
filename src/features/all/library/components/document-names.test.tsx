import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DocumentNames } from './document-names';

it('names the pack of each document, and links to a pack that the page does not sell', () => {
  render(<DocumentNames slugs={['wi-hours-meals-rest-policy', 'wi-tip-declaration-form']} sold="core-hr" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hours, Meals and Day of Rest Policy (Wisconsin), in this pack',
    'Tip Declaration and Tip Credit Check (Wisconsin), in the Micro Templates Bundle',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/templates/micro-templates',
  ]);
});
