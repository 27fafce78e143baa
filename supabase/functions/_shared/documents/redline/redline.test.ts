import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import type { FilledDocument } from '../fill.ts';
import { renderDocument } from '../render.ts';
import { bundledFonts } from '../fonts.ts';
import { hostileProfile } from '../testing/hostile-values.ts';
import { makeTemplate, richTemplate } from '../testing/make-template.ts';
import { mutateTemplate } from '../testing/mutate-template.ts';
import { partOf, readXmlParts } from '../testing/read-parts.ts';
import { orderProblems } from '../testing/word-order.ts';
import { elementsOf } from '../testing/xml.ts';
import type { XmlElement } from '../testing/xml.ts';
import type { Block } from '../tree.ts';
import { blockKey } from './keys.ts';
import { listChanges } from './list-changes.ts';
import { redlineFile } from './redline-file.ts';
import { compareDocuments } from './redline.ts';
import { newerOf, olderOf } from './sides.ts';

const options = { date: '2026-11-20' };
const fill = (body: string): FilledDocument => fillTemplate(makeTemplate(body), 'blank');
const compare = (before: string, after: string) => compareDocuments(fill(before), fill(after));
const changesOf = (before: string, after: string) => listChanges(compare(before, after));
const bodyOf = (redline: ReturnType<typeof compare>): XmlElement =>
  partOf(readXmlParts(redlineFile(redline, options).bytes), 'word/document.xml');
const wordsIn = (body: XmlElement, name: string): string[] =>
  elementsOf(body, name).map(({ children }) => children.map(wordsOf).join(''));
/** The words of a run, deleted or not. */
const wordsOf = (part: XmlElement): string => part.text + part.children.map(wordsOf).join('');

const policy = `## Rates

The premium is 0.88% of wages. You pay half.

- Ask early.
- Ask in writing.

| Step | Days |
|--|--|
| Notice | 5 |
| Answer | 7 |

## End

Call us with any questions about this policy.`;

/** Page breaks have no words, and the newer text says where they are. */
const keysOf = (blocks: readonly Block[]): string[] =>
  blocks.filter(({ type }) => type !== 'pageBreak').map(blockKey);

describe('a redline', () => {
  it('reads as the newer text without what is deleted, and as the older one without what is inserted', () => {
    const newer = richTemplate();
    for (let seed = 1; seed <= 150; seed += 1) {
      const older = mutateTemplate(newer, seed);
      const values = hostileProfile(seed);
      const [before, after] = [older, newer].map((template) => fillTemplate(template, 'company', values));
      if (!before || !after) throw new Error('nothing was filled');
      const { document } = compareDocuments(before, after);
      expect([seed, keysOf(newerOf(document.blocks))]).toEqual([seed, keysOf(after.blocks)]);
      expect([seed, keysOf(olderOf(document.blocks))]).toEqual([seed, keysOf(before.blocks)]);
    }
  });

  it('is empty when nothing but front matter changed', () => {
    const redline = compare(policy, policy);
    expect(listChanges(redline)).toEqual([]);
    expect(elementsOf(bodyOf(redline), 'w:ins')).toEqual([]);
    expect(redline.workbookChanged).toBe(false);
  });

  it('marks the words that changed and leaves the sentence around them', () => {
    const [change] = changesOf(policy, policy.replace('0.88%', '0.92%'));
    expect(change).toMatchObject({ number: 1, kind: 'changed', section: 'Rates' });
    expect(change?.before).toContain('0.88%');
    expect(change?.after).toContain('0.92%');
    const body = bodyOf(compare(policy, policy.replace('0.88%', '0.92%')));
    expect(wordsIn(body, 'w:del')).toEqual(['0.88']);
    expect(wordsIn(body, 'w:ins')).toEqual(['0.92']);
  });

  it('marks rows and items alone, with the row and the paragraph mark', () => {
    const before = policy.replace('| Answer | 7 |\n', '').replace('- Ask early.\n', '');
    const body = bodyOf(compare(before, policy));
    expect(elementsOf(body, 'w:trPr').filter((row) => elementsOf(row, 'w:ins').length > 0)).toHaveLength(1);
    const marks = elementsOf(body, 'w:pPr').filter((mark) => elementsOf(mark, 'w:ins').length > 0);
    expect(marks).toHaveLength(3);
    expect(wordsIn(body, 'w:ins').filter((text) => text !== '')).toEqual(['Ask early.', 'Answer', '7']);
  });

  it('knows text that moved from text that is new or gone', () => {
    const [rates = '', end = ''] = policy.split('\n\n## End\n\n');
    const moved = `## End\n\n${end}\n\n${rates}`;
    expect(changesOf(policy, moved).map(({ kind }) => kind)).toContain('moved');
    expect(changesOf(rates, policy)).toMatchObject([{ kind: 'added', section: 'End', before: '' }]);
    expect(changesOf(policy, rates)).toMatchObject([{ kind: 'removed', section: 'End', after: '' }]);
  });

  it('shows one change for one passage, below its heading', () => {
    const after = policy
      .replace('You pay half.', 'You pay all of it.')
      .replace('- Ask early.', '- Ask soon.')
      .replace('Call us', 'Write to us');
    expect(changesOf(policy, after).map(({ section }) => section)).toEqual(['Rates', 'End']);
  });

  it('says in words for screen readers what is added and removed', () => {
    const [change] = changesOf(policy, policy.replace('You pay half.', 'You pay all of it & more.'));
    expect(change?.html).toMatch(/<del class="doc-deleted"><span class="doc-hidden"> Removed: <\/span>half/);
    expect(change?.html).toMatch(/<ins class="doc-inserted"><span class="doc-hidden"> Added: <\/span>all/);
    expect(change?.html).toContain('it &amp; more');
  });

  it('keeps the footnotes of both texts', () => {
    const before = 'A rule.[^1] Another.[^2]\n\n[^1]: The old source.\n\n[^2]: A second one.';
    const redline = compare(before, 'A rule.[^1]\n\n[^1]: The new source.');
    const notes = redline.document.footnotes.map(({ number, id }) => [number, id]);
    expect(notes).toEqual([
      [1, '1'],
      [2, 'old:1'],
      [3, 'old:2'],
    ]);
    expect(listChanges(redline).map(({ section }) => section)).toEqual(['', 'Footnotes']);
    const parts = readXmlParts(redlineFile(redline, options).bytes);
    expect(wordsIn(partOf(parts, 'word/footnotes.xml'), 'w:del')).toEqual(['old']);
  });

  it('names the publisher and the day of the newer text, and has the same bytes each time', async () => {
    const redline = compareDocuments(
      fillTemplate(mutateTemplate(richTemplate(), 5), 'blank'),
      fillTemplate(richTemplate(), 'blank'),
    );
    const file = redlineFile(redline, { ...options, draftingNotes: 'show' });
    expect(file.fileName).toBe('sample-policy-redline.docx');
    expect(redlineFile(redline, { ...options, draftingNotes: 'show' }).bytes).toEqual(file.bytes);
    const marks = elementsOf(bodyOf(redline), 'w:del');
    expect(marks.length).toBeGreaterThan(0);
    for (const { attributes } of marks) {
      expect(attributes).toMatchObject({
        'w:author': richTemplate().publisher.name,
        'w:date': '2026-11-20T00:00:00Z',
      });
    }
    // A file without changes is not touched by any of this.
    const plain = await renderDocument({
      template: richTemplate(),
      mode: 'blank',
      format: 'docx',
      fonts: bundledFonts(),
    });
    expect(elementsOf(partOf(readXmlParts(plain.bytes), 'word/document.xml'), 'w:del')).toEqual([]);
  });

  it('keeps the order of the schema, numbers each change once and puts no control into one', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const [before, after] = [mutateTemplate(richTemplate(), seed), richTemplate()].map((template) =>
        fillTemplate(template, 'company', { company_name: 'Björk & Søn <LLC>' }),
      );
      if (!before || !after) throw new Error('nothing was filled');
      const body = bodyOf(compareDocuments(before, after));
      expect([seed, orderProblems(body)]).toEqual([seed, []]);
      const marks = [...elementsOf(body, 'w:ins'), ...elementsOf(body, 'w:del')];
      const numbers = marks.map(({ attributes }) => attributes['w:id']);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(marks.flatMap((mark) => elementsOf(mark, 'w:sdt'))).toEqual([]);
      expect(elementsOf(body, 'w:del').flatMap((mark) => elementsOf(mark, 'w:t'))).toEqual([]);
    }
  });
});
