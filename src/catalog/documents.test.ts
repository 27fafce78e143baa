import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { products } from '@contracts/products';
import { awayDocuments } from './external-documents';
import { documentName, documents } from './documents';

const templates = join(import.meta.dirname, '../../content/templates');

describe('the documents that our texts mention', () => {
  it.each(Object.entries(documents))(
    '%s: the library has it with this title, in this pack, for this state',
    (slug, { title, sku, state }) => {
      const [path = '', ...others] = products[sku].packages
        .map((id) => join(templates, id, `${slug}.md`))
        .filter((file) => existsSync(file));
      expect(path, `no document ${slug} in the pack ${sku}`).not.toBe('');
      expect(others).toEqual([]);
      const [, frontMatter = ''] = readFileSync(path, 'utf8').split(/^---$/m);
      expect(parse(frontMatter)).toMatchObject({ title, states: [state] });
    },
  );

  it('are those of the Core HR Pack for a state that has no kit', () => {
    expect(awayDocuments.map(({ document }) => documents[document].sku)).toEqual(
      awayDocuments.map(() => 'core-hr'),
    );
  });

  it('name the state whose law they cover, unless it is obvious', () => {
    expect(documentName('wi-pto-policy')).toBe('Paid Time Off Policy (Wisconsin)');
    expect(documentName('wi-pto-policy', 'WI')).toBe('Paid Time Off Policy');
    expect(documentName('wi-pto-policy', 'CA')).toBe('Paid Time Off Policy (Wisconsin)');
    expect(documentName('employee-handbook-mn')).toBe('Employee Handbook for Minnesota');
  });
});
