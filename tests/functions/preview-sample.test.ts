import { describe, expect, it } from 'vitest';
import { productSkus, products, type ProductSku } from '@contracts/products';
import type { SamplePreview } from '@contracts/sample';
import { rowsOf } from '../support/shop';
import { callFunction, refusalOf } from './support/call-function';

interface Document {
  readonly template_versions: readonly { readonly content: string }[];
}

const ask = (sku: string, company?: string) =>
  callFunction(
    `preview-sample/${sku}${company === undefined ? '' : `?company=${encodeURIComponent(company)}`}`,
    {
      method: 'GET',
    },
  );

async function sample(sku: ProductSku, company?: string): Promise<SamplePreview> {
  const answer = await ask(sku, company);
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

/** Sentences without marks and blanks, as they would stand in any rendering. */
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

  it('shows no more of it to who gives a name of many words or asks again', async () => {
    const sold = sentencesIn(await soldText(sku));
    const seen = async (company?: string) => {
      const shown = textOf((await sample(sku, company)).html);
      return sold.filter((sentence) => shown.includes(sentence));
    };
    const plain = await seen();
    for (const company of ['A', 'a '.repeat(40), 'Lake Street Bakery']) {
      const withName = await seen(company);
      expect(
        withName.filter((sentence) => !plain.includes(sentence)),
        company,
      ).toEqual([]);
    }
  });
});

describe('the name on a sample', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['"><img src=x onerror=alert(1)>', '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;'],
    ['</div><style>*{display:none}</style>', '&lt;/div&gt;&lt;style&gt;*{display:none}&lt;/style&gt;'],
    ['{{company_address}} & {{employer_name}}', '{{company_address}} &amp; {{employer_name}}'],
    ['[a](javascript:alert(1)) **b** $& $1', '[a](javascript:alert(1)) **b** $&amp; $1'],
    ['A\u202Etxt.exe\u0000\nB', 'Atxt.exe B'],
    ['Bäckerei Ø 北 🥐', 'Bäckerei Ø 北 🥐'],
  ])('%j is text wherever it stands', async (company, shown) => {
    const { html } = await sample('core-hr', company);
    expect(html).toContain(`<div class="doc-watermark" aria-hidden="true">Sample for ${shown}</div>`);
    expect(html.split(shown).length, 'in the document too').toBeGreaterThan(2);
    expect(html).not.toMatch(/<script|<img|onerror=[^&]*<|href="javascript/i);
    expect(html.match(/<style/g) ?? []).toHaveLength(
      (await sample('core-hr')).html.match(/<style/g)?.length ?? 0,
    );
  });

  it('109 is kept by nobody on the way, while the sample for everybody may be', async () => {
    expect((await ask('core-hr', 'Lake Street Bakery')).headers['cache-control']).toBe('private, no-store');
    expect((await ask('core-hr')).headers['cache-control']).toBe('public, max-age=300');
  });

  it('has 80 characters at most', async () => {
    const answer = await ask('core-hr', 'x'.repeat(81));
    expect(answer.status).toBe(400);
    expect(refusalOf(answer)).toMatchObject({ code: 'invalid_field', field: 'company' });
  });
});

it('there is none of a product that the shop does not sell', async () => {
  for (const sku of ['nothing', '..%2f..%2ftemplates', 'constructor', '']) {
    expect((await ask(sku)).status, sku).toBe(404);
  }
});
