import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { exampleDocument, exampleFact, exampleSentence } from './example-sentence';

const kit = join(import.meta.dirname, '../../../../content/templates/mn-paid-leave-kit');

it('is in the document that the home page names, and its fact is recorded', () => {
  expect(readFileSync(join(kit, `${exampleDocument}.md`), 'utf8')).toContain(exampleSentence);
  expect(lawFacts.map(({ key }) => key)).toContain(exampleFact);
});
