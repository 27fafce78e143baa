import { describe, expect, it } from 'vitest';
import { productSkus, products, type ProductSku } from '@contracts/products';
import type { SamplePreview } from '@contracts/sample';
import { rowsOf } from '../../scripts/support/shop';
import { callFunction, refusalOf } from './support/call-function';

interface Document {
  readonly template_versions: readonly { readonly content: string }[];
}

const ask = (sku: string) => callFunction(`preview-sample/${sku}`, { method: 'GET' });

async function sample(sku: ProductSku): Promise<SamplePreview> {
  const answer = await ask(sku);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as SamplePreview;
}

/** The document that is shown, as it is sold. */
async function soldText(sku: ProductSku): Promise<string> {
  const [row] = await rowsOf<Document>(
    `templates?package_id=eq.${products[sku].packages[0]}&is_retired=is.false&order=position&limit=1` +
      '&select=template_versions(content)&template_versions.order=revision.desc&template_versions.limit=1',
  );
  return (row?.template_versions[0]?.content ?? '').replace(/^---[\s\S]*?\n---\n/, '');
}

/** Sentences without marks and blanks, as any rendering would have them. */
const sentencesIn = (markdown: string) =>
  markdown
    .split('\n')
    .flatMap((line) => line.replace(/^[\s>#*\-\d.[\]|]+/, '').split(/(?<=[.:;])\s/))
    .filter((sentence) => sentence.length > 30 && !/[{}*_[\]|`<>&"']/.test(sentence));

const textOf = (html: string) =>
  html
    .slice(html.indexOf('<article'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe.each(productSkus)('the sample of %s', (sku) => {
  it('is marked, says how much it shows, and holds nothing of the rest', async () => {
    const { html, shownWords, totalWords } = await sample(sku);
    expect(html).toContain('<div class="doc-watermark" aria-hidden="true">Sample</div>');
    expect(shownWords).toBeGreaterThan(30);
    expect(shownWords).toBeLessThanOrEqual(totalWords * 0.4);

    const shown = textOf(html);
    const sold = await soldText(sku);
    const rest = sentencesIn(sold.slice(Math.floor(sold.length * 0.65)));
    expect(rest.length).toBeGreaterThan(2);
    expect(rest.filter((sentence) => shown.includes(sentence))).toEqual([]);
    const beginning = sentencesIn(sold.slice(0, Math.floor(sold.length * 0.3)));
    expect(beginning.filter((sentence) => shown.includes(sentence)).length).toBeGreaterThan(0);
  });
});

it('is the same for everybody, so that a cache may keep it for five minutes', async () => {
  expect((await ask('core-hr')).headers['cache-control']).toBe('public, max-age=300');
});

it('there is none of a product that the shop does not sell', async () => {
  for (const sku of ['nothing', '..%2f..%2ftemplates', 'constructor', '']) {
    expect((await ask(sku)).status, sku).toBe(404);
  }
});

describe('a document that is asked for by its name', () => {
  const named = (sku: ProductSku, document: string) =>
    callFunction(`preview-sample/${sku}?document=${encodeURIComponent(document)}`, { method: 'GET' });

  it('shows its beginning, and a first page that holds no more than that', async () => {
    const answer = await named('core-hr', 'wi-family-medical-leave-policy');
    expect(answer.status, answer.text).toBe(200);
    const { title, html, sheet: page, shownWords, totalWords } = answer.json() as SamplePreview;
    expect(title).toBe('Wisconsin Family and Medical Leave Policy');
    expect(shownWords).toBeLessThanOrEqual(totalWords * 0.4);
    expect(textOf(page).split(' ').length).toBeLessThan(330);
    expect(textOf(html)).toContain(textOf(page).trim().slice(0, 400));
  });

  it.each([
    ['mn-paid-leave', 'employee-handbook-mn'],
    ['core-hr', 'nothing'],
    ['core-hr', '../core-hr-pack-mn/employee-handbook-mn'],
    ['core-hr', '"),path.eq.x'],
    ['core-hr', ''],
  ] as const)('is not found in %s by the name %j', async (sku, document) => {
    const answer = await named(sku, document);
    expect(answer.status).toBe(404);
    expect(refusalOf(answer).message).toBe('There is no sample of this document.');
  });
});
