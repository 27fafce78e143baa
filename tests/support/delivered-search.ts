import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { packageIds } from '@contracts/products';
import { deliveredSynonyms } from '@contracts/search-synonyms';
import { lawDuties } from '@law/duties';
import { toDutyRow } from '@law/duty-row';
import { lawFacts } from '@law/facts';
import { toSearchEntries, type TextSource } from '@/features/shop/search/model/search-entries';
import type { SearchFile } from '@/features/shop/search/model/search-entry';
import { buildSearchFile } from '@/features/shop/search/model/search-index';
import {
  documentSources,
  dutySources,
  figureSources,
  pageSources,
  stateSources,
} from '@/rendering/prerender/search-entries';

interface Matter {
  readonly title: string;
  readonly summary?: string;
  readonly excerpt?: string;
  readonly category?: string;
}

function readText(path: string): { readonly matter: Matter; readonly body: string } {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path, 'utf8')) ?? [];
  return { matter: parse(head) as Matter, body };
}

const markdownIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.md'));

function textsIn(folder: string): TextSource[] {
  return markdownIn(`content/${folder}`).map((name) => {
    const { matter, body } = readText(`content/${folder}/${name}`);
    const { title, summary = matter.excerpt ?? '', category = 'General' } = matter;
    return { slug: name.replace('.md', ''), title, summary, category, content: body };
  });
}

/** What `private.words_of_template` makes of a text. */
function wordsOf(body: string): string {
  const times = new Map<string, number>();
  const plain = body.toLowerCase().replace(/\]\([^)]*\)|[{}_]/g, ' ');
  for (const [word] of plain.matchAll(/[a-z]{1,2}-[0-9]{1,4}|[a-z0-9’']+/g)) {
    times.set(word, (times.get(word) ?? 0) + 1);
  }
  return [...times].map(([word, count]) => (count > 1 ? `${word}:${count}` : word)).join(' ');
}

function readLibrary() {
  const documents: { path: string; headings: string[]; words: string }[] = [];
  const library = packageIds.map((id) => ({
    id,
    state: id.includes('wi') ? 'WI' : 'MN',
    templates: markdownIn(`content/templates/${id}`).map((name) => {
      const path = `templates/${id}/${name}`;
      const { matter, body } = readText(`content/${path}`);
      const headings = [...body.matchAll(/^#{1,3} +(.+)$/gm)].map(([, heading = '']) =>
        heading.replace(/\{\{[^}]*\}\}/g, 'your company'),
      );
      documents.push({ path, headings, words: wordsOf(body) });
      return { path, title: matter.title, summary: matter.summary ?? '' };
    }),
  }));
  return documentSources(library as unknown as Parameters<typeof documentSources>[0], { documents });
}

const pages = [
  ['/pricing', 'Pricing', 'What each pack costs, once.'],
  ['/contact', 'Contact', 'Write to us.'],
  ['/find-order', 'Find your order', 'A new link to the files of an order.'],
  ['/templates', 'HR and payroll templates', 'Four packs for Minnesota and Wisconsin employers.'],
  ['/templates/core-hr-pack', 'Core HR Pack', 'Policies, forms and letters for Minnesota and Wisconsin.'],
  ['/templates/payroll-ops-pack', 'Payroll Ops Pack', 'Payroll documents for Minnesota and Wisconsin.'],
  ['/free-resources', 'Free HR and payroll starter pack', 'Four documents for your name and email address.'],
  ['/duties', 'What the law asks of employers', 'Notices, posters, records, clauses and payments.'],
  ['/figures', 'Payroll and leave figures', 'Minimum wages, premiums and limits by year.'],
] as const;

/** The index of a shop with the content as it is delivered, as the browser reads it. */
export function deliveredSearchFile(): SearchFile {
  const entries = toSearchEntries({
    documents: readLibrary(),
    articles: textsIn('knowledge-base'),
    posts: textsIn('blog'),
    others: [
      ...dutySources(lawDuties.map(toDutyRow)),
      ...figureSources(lawFacts),
      ...stateSources(lawFacts),
      ...pageSources(pages.map(([path, title, description]) => ({ path, title, description }))),
    ],
  });
  return JSON.parse(JSON.stringify(buildSearchFile(entries, deliveredSynonyms))) as SearchFile;
}
