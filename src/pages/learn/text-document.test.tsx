import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TextDocument } from './text-document';

it('names the document and its pack, with its first page, and leads to the pack', () => {
  const { container } = render(<TextDocument document="wi-family-medical-leave-policy" />, {
    wrapper: MemoryRouter,
  });
  const part = screen.getByRole('region', {
    name: 'This is in the Wisconsin Family and Medical Leave Policy',
  });
  expect(within(part).getByRole('link').getAttribute('href')).toBe('/templates/core-hr-pack');
  expect(within(part).getByText('One document of the Core HR Pack.')).toBeDefined();
  expect(container.querySelector('img')?.getAttribute('src')).toBe(
    '/pictures/wi-family-medical-leave-policy-180.webp',
  );
});
