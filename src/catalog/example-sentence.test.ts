import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { exampleDocument, exampleFact, exampleSentence, otherDocumentsOfFact } from './example-sentence';

const kit = join(import.meta.dirname, '../../content/templates/mn-paid-leave-kit');

it('is in the document that the home page names, and its fact is recorded', () => {
  expect(readFileSync(join(kit, `${exampleDocument}.md`), 'utf8')).toContain(exampleSentence);
  expect(lawFacts.map(({ key }) => key)).toContain(exampleFact);
});

it('names every document that states the fact', () => {
  const stating = readdirSync(join(kit, '..'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.md') && readFileSync(join(kit, '..', file), 'utf8').includes(exampleFact),
    )
    .map((file) => basename(file, '.md'));
  expect([exampleDocument, ...otherDocumentsOfFact].toSorted()).toEqual(stating.toSorted());
});
