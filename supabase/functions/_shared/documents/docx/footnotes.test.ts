import { expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import { makeTemplate } from '../testing/make-template.ts';
import { partOf, readXmlParts } from '../testing/read-parts.ts';
import { orderProblems } from '../testing/word-order.ts';
import { elementsOf } from '../testing/xml.ts';
import type { XmlElement } from '../testing/xml.ts';
import { buildDocx } from './build-docx.ts';

const text = `## Rate[^rate]

First.[^cap] Again.[^rate]

## Next

Last.[^other] And once more.[^rate]

[^rate]: One hour for thirty.
[^cap]: At most eighty.
[^other]: See the policy.`;

const values = (elements: readonly XmlElement[], name: string): string[] =>
  elements.map(({ attributes }) => attributes[name] ?? '');

it('the mark of a footnote is in a Word file once, and what cites it again refers to it', () => {
  const document = fillTemplate(makeTemplate(text), 'blank');
  const body = partOf(readXmlParts(buildDocx(document, { controls: true })), 'word/document.xml');
  expect(values(elementsOf(body, 'w:footnoteReference'), 'w:id')).toEqual(['1', '2', '3']);
  expect(elementsOf(body, 'w:instrText').map((code) => code.text.trim())).toEqual([
    'NOTEREF _RefNote1 \\f \\h',
    'NOTEREF _RefNote1 \\f \\h',
  ]);
  const bookmarks = elementsOf(body, 'w:bookmarkStart');
  expect(values(bookmarks, 'w:name').filter((name) => name.startsWith('_RefNote'))).toEqual(['_RefNote1']);
  expect(new Set(values(bookmarks, 'w:id')).size).toBe(bookmarks.length);
  expect(orderProblems(body)).toEqual([]);
});
