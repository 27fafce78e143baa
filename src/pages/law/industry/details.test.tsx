import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { industries } from '@/catalog/industries/industries';
import { documentName } from '@/catalog/documents';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { createQueryClient } from '@/lib/queries/query-client';
import { renderWithQueryClient } from '@/rendering/with-queries';
import Details from './details';

const title = 'What goes wrong, and which document helps';

function showScenes(facts = lawFacts): HTMLElement[] {
  const client = createQueryClient();
  client.setQueryData(
    lawFactsQuery.queryKey,
    facts.map((fact) => ({ ...fact, changedOn: fact.checkedOn })),
  );
  renderWithQueryClient(client);
  render(<Details slug="restaurants" />, { wrapper: MemoryRouter });
  return within(screen.getByRole('region', { name: title })).getAllByRole('heading', { level: 3 });
}

it('puts each situation beside the document that settles it', () => {
  const scenes = showScenes();
  expect(scenes).toHaveLength(4);
  const scene = scenes[0]?.closest('li') as HTMLElement;
  const { text, documents } = industries.restaurants.solutions[0];
  expect(scenes[0]?.textContent).toBe(
    'In Wisconsin the tip credit is lost for any pay period without a signed declaration.',
  );
  expect(within(scene).getByRole('link', { name: documentName(documents[0]) })).toBeDefined();
  expect(scene.textContent).toContain(text);
});

it('leaves out a situation whose fact was removed', () => {
  expect(showScenes(lawFacts.filter(({ key }) => key !== 'wi-tip-declaration'))).toHaveLength(3);
});
