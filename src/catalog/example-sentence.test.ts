import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { productSkus, products } from '@contracts/products';
import { exampleSentence, exampleSentences } from '@law/example-sentences';
import { lawFacts } from '@law/facts';
import { documents } from './documents';
import { otherDocumentsOfFact } from './example-sentence';
import { coveredStates } from './first-pages';

const templates = join(import.meta.dirname, '../../content/templates');
const examples = productSkus.flatMap((sku) =>
  coveredStates(sku).map((state) => ({ sku, state, example: exampleSentences[sku][state] })),
);

it.each(examples)('of $sku for $state is in its document, and was read in the law', (row) => {
  const { sku, state, example = exampleSentence } = row;
  const { document, title, sentence, fact: key } = example;
  expect(new Map(Object.entries(documents)).get(document)).toEqual({ sku, state, title });
  const texts = products[sku].packages
    .flatMap((folder) => readdirSync(join(templates, folder)).map((file) => join(templates, folder, file)))
    .filter((file) => basename(file, '.md') === document)
    .map((file) => readFileSync(file, 'utf8'));
  expect(texts).toEqual([expect.stringContaining(sentence)]);
  const fact = lawFacts.find((one) => one.key === key);
  expect(fact).toMatchObject({ confidence: 'official', statute: expect.any(String) as string });
});

it('names every document that states the fact', () => {
  const stating = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.md') && readFileSync(join(templates, file), 'utf8').includes(exampleSentence.fact),
    )
    .map((file) => basename(file, '.md'));
  expect([exampleSentence.document, ...otherDocumentsOfFact].toSorted()).toEqual(stating.toSorted());
});
