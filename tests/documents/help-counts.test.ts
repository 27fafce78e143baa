import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { products, type ProductSku } from '../../supabase/functions/_shared/contracts/products.ts';
import { interviewFor } from '../../supabase/functions/_shared/library/interview.ts';
import { soldTemplates } from './support/library.ts';

const article = (slug: string) => readFileSync(`content/knowledge-base/${slug}.md`, 'utf8');
const library = soldTemplates();
const ownedWith = (sku: ProductSku) =>
  library.filter(({ path }) => products[sku].packages.some((id) => path.includes(`/${id}/`)));

/** What a company of 12 is asked before any list that it may leave. */
const questionsOf = (sku: ProductSku, work_states: string): number =>
  interviewFor(ownedWith(sku), { work_states, employee_count: '12' }).steps.reduce(
    (sum, { questions }) => sum + questions.length,
    0,
  );

const states = ['Minnesota', 'Wisconsin', 'Minnesota and Wisconsin'];
/** As the article on the company profile calls them. */
const rows: readonly (readonly [string, ProductSku])[] = [
  ['MN Paid Leave Kit', 'mn-paid-leave'],
  ['Core HR Pack', 'core-hr'],
  ['Payroll Ops Pack', 'payroll-ops'],
  ['Micro Templates Bundle', 'micro-templates'],
];
const counts = rows.flatMap(([, sku]) => states.map((state) => questionsOf(sku, state)));
const span = `${Math.min(...counts.filter((count) => count > 1))} to ${Math.max(...counts)}`;
/** A kit of another state's law asks for the name on its certificate alone. */
const said = (count: number) => (count === 1 ? 'none of its own' : `${count} questions`);

describe('the numbers in the help articles are those of the library', () => {
  it.each(rows)('%s: the questions of the company profile', (name, sku) => {
    const cells = states.map((state) => said(questionsOf(sku, state)));
    expect(article('company-profile-fills-every-file')).toContain(`| ${[name, ...cells].join(' | ')} |`);
  });

  it('the fewest and the most questions, wherever the article is named', () => {
    const words = `Answer ${span} questions once`;
    expect(article('company-profile-fills-every-file')).toContain(`summary: ${words}`);
    expect(readFileSync('supabase/functions/_shared/ai/knowledge-articles.ts', 'utf8')).toContain(words);
  });

  it('the documents of the Paid Leave kit', () => {
    const kit = ownedWith('mn-paid-leave').length;
    expect(article('start-here')).toContain(`| ${kit} documents: policy,`);
    expect(article('start-here')).toContain(`does not contain the ${kit} Paid Leave documents`);
  });

  it('no article counts documents or questions in another way', () => {
    const counted =
      /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(?:\w+\s){0,2}(?:documents|questions)\b/gi;
    const slugs = ['start-here', 'company-profile-fills-every-file', 'updates-and-versions'];
    const found = slugs.flatMap((slug) =>
      [...article(slug).matchAll(counted)].map(([words]) => `${slug}: ${words}`),
    );
    const known = new Set([
      // The three of the article's own first sentence.
      'start-here: three questions',
      ...['10 documents', '10 Paid Leave documents'].map((words) => `start-here: ${words}`),
      ...counts.map((count) => `company-profile-fills-every-file: ${count} questions`),
      `company-profile-fills-every-file: ${span} questions`,
    ]);
    expect(found.filter((words) => !known.has(words))).toEqual([]);
  });
});
