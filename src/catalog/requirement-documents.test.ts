import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { products } from '@contracts/products';
import { lawDuties } from '@law/duties';
import { factKeysIn } from '@law/fact-marks';
import { lawFacts } from '@law/facts';
import { factsStated } from '@law/facts-stated';
import { documents } from './documents';
import { requirementDocuments } from './requirement-documents';

const templates = join(import.meta.dirname, '../../content/templates');

it.each(Object.entries(requirementDocuments))('%s is answered by %s', (key, slug) => {
  const path = products[documents[slug].sku].packages
    .map((id) => `${id}/${slug}.md`)
    .find((candidate) => existsSync(join(templates, candidate)));
  if (!path) throw new Error(`no document ${slug}`);
  const text = readFileSync(join(templates, path), 'utf8');
  const fact = lawFacts.filter((candidate) => candidate.key === key);
  const ofDuty = lawDuties
    .filter(({ factKey }) => factKey === key)
    .map(({ metBy }) => `${metBy?.template}.md`);
  expect(
    factKeysIn(text).includes(key) || factsStated(text, fact).length > 0 || ofDuty.includes(path),
    `${path} does not say it`,
  ).toBe(true);
  expect(fact.map(({ state }) => state)).toEqual([documents[slug].state]);
});
