import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { SourceTrail } from './source-trail';

const fact = {
  ...lawFacts[0]!,
  statute: 'Minn. Stat. § 181.172',
  pinCite: '(c)',
  confidence: 'official' as const,
};

const stops = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('leads from the sentence to the statute, to the page and to the next reading', () => {
  render(
    <SourceTrail
      fact={{ ...fact, source: 'https://www.revisor.mn.gov/a' }}
      sentence="You may."
      where="In the policy"
    />,
  );
  expect(stops().slice(0, 2)).toEqual(['In the policy“You may.”', 'StatuteMinn. Stat. § 181.172(c)']);
  expect(screen.getByRole('link', { name: 'Official page' }).getAttribute('href')).toBe(
    'https://www.revisor.mn.gov/a',
  );
  expect(stops()[3]).toMatch(/^Next readingby [A-Z][a-z]+ \d+, \d{4}/);
});

it('says where it knows no section, and that a source is second-hand', () => {
  render(<SourceTrail fact={{ ...fact, statute: null, pinCite: null, confidence: 'secondary' }} />);
  expect(stops()[1]).toBe('StatuteNo section is named in our source');
  expect(screen.getByRole('link', { name: 'Second-hand' })).toBeDefined();
});
