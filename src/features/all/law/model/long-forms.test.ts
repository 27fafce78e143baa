import { describe, expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { isPackState, packForState } from '@law/pack-states';
import { longFormSlugs, longFormStates, type LongFormSlug } from '@law/law-addresses';
import { figuresNotHeld, heldFigures } from '@law/read-figures';
import { lawSentences } from '@law/law-claims';
import { states } from '@law/states';
import { documents } from '@/catalog/documents';
import { awayDocuments } from '@/catalog/external-documents';
import type { LongForm } from '@/catalog/long-form/long-form';
import { longForms } from '@/catalog/long-form/long-forms';
import { exampleRows } from '@/catalog/long-form/worked-examples';
import { indexFacts, namedFacts } from './law-text';
import { plainLawText } from './plain-law-text';

const facts = indexFacts(lawFacts);

const rowsOf = (slug: LongFormSlug) =>
  exampleRows(slug, longForms[slug].example.rows, (key) => facts.get(key)?.figure ?? Number.NaN);

/** The page's running text, paragraph by paragraph. */
function paragraphs({ lead, intro, rules, example, ...form }: LongForm): string[] {
  return [
    lead,
    ...intro,
    ...rules.flatMap((rule) => rule.paragraphs),
    example.situation,
    example.outcome,
    ...(form.included ?? []).map(({ document, text }) => `${documents[document].title}: ${text}`),
    ...form.customize.map(({ text }) => text),
    form.timelineIntro,
    ...form.timeline.map(({ text }) => text),
    ...form.audience,
    ...form.questions.map(({ answer }) => answer),
  ];
}

const places = new RegExp(
  [...states.map(({ name }) => name), ...states.flatMap(({ agency }) => agency.name)]
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** The words without facts and state names: what a copied text would have in common. */
function ownWords(text: string): string[] {
  return text
    .replaceAll(/\{\{?[a-z0-9-]+\}\}?/g, '')
    .replaceAll(places, 'STATE')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function runsOf(words: readonly string[], length: number): Set<string> {
  return new Set(words.slice(0, -length + 1).map((_, index) => words.slice(index, index + length).join(' ')));
}

describe.each(longFormSlugs)('the long page of %s', (slug) => {
  const form = longForms[slug];
  const code = longFormStates[slug];

  it('uses only facts from the fact base, and figures only of facts that have one', () => {
    for (const text of paragraphs(form)) {
      expect(plainLawText(text, facts), text).not.toBeNull();
    }
    expect(form.example.needs.filter((key) => !facts.has(key))).toEqual([]);
  });

  it('states no figure about law that is not in the facts of its state or in those that it names', () => {
    const named = new Set(namedFacts(form));
    const held = heldFigures(
      lawFacts.filter(({ state, key }) => state === 'US' || state === code || named.has(key)),
    );
    const claims = paragraphs(form)
      .filter((text) => text !== form.example.situation)
      .flatMap((text) => lawSentences(plainLawText(text, facts) ?? ''))
      .flatMap(({ text }) => figuresNotHeld(text, held).map((figure) => `${figure.text}: ${text}`));
    expect(claims).toEqual([]);
  });

  it('promises only documents of the pack that it sells, and none of another state', () => {
    const sold = packForState(code);
    const promised = [...(form.included ?? []), ...(form.answers ?? [])].map(({ document }) => document);
    expect(promised.filter((document) => documents[document].sku !== sold)).toEqual([]);
    expect(promised.length > 0).toBe(isPackState(code));
  });

  it('is a long read with a worked example, seven steps, a dated plan and six questions', () => {
    const shared = form.included ? [] : awayDocuments.map(({ text }) => text);
    const words = [...paragraphs(form), ...shared].flatMap((text) =>
      (plainLawText(text, facts) ?? '').split(/\s+/),
    );
    expect(words.length).toBeGreaterThanOrEqual(900);
    expect(form.customize).toHaveLength(7);
    expect(form.questions).toHaveLength(6);
    expect(form.timeline.map(({ daysBefore }) => daysBefore)).toEqual(
      form.timeline.map(({ daysBefore }) => daysBefore).sort((a, b) => b - a),
    );
    const rows = rowsOf(slug);
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(rows)).not.toMatch(/NaN|undefined|Invalid/);
  });
});

describe('the worked examples', () => {
  const valuesOf = (slug: (typeof longFormSlugs)[number]) => rowsOf(slug).map(({ value }) => value);

  it.each([
    ['minnesota', ['$640.35', '$190.41', '$830.76', '$4,984.56', '$4.40']],
    ['california', ['$19.50', '$1,014']],
    ['new-york', ['$804', '$1,228.53, the maximum', '$9,648', '$5.18']],
    ['colorado', ['$8.80', '$4.40', '$39.60', '$88', '$44']],
    ['illinois', ['0.75 hours', 'May 31, 2026', '9 whole hours', '54, so not in a single year']],
    ['ohio', ['52 hours', '31.2 hours', '$1,352', '$70,304']],
    ['wisconsin', ['August 24, 2026']],
    ['texas', ['$15,840', '1.9 percent', '$11,880']],
    ['florida', ['$684', '$1,368', '$3,233', '1,872']],
    ['pennsylvania', ['300 in fifty weeks', '40: passed in the seventh week']],
  ] as const)('of %s has the right values', (slug, expected) => {
    expect(valuesOf(slug)).toEqual(expect.arrayContaining([...expected]));
  });
});

describe('two states', () => {
  const pairs = longFormSlugs.flatMap((one, index) =>
    longFormSlugs.slice(index + 1).map((other) => [one, other] as const),
  );

  it('do not share a paragraph in which only the name differs', () => {
    for (const [one, other] of pairs) {
      const known = paragraphs(longForms[other]).map((text) => ownWords(text));
      for (const text of paragraphs(longForms[one])) {
        const words = ownWords(text);
        const runs = runsOf(words, 4);
        if (words.length < 8) {
          continue;
        }
        for (const candidate of known) {
          const shared = [...runsOf(candidate, 4)].filter((run) => runs.has(run)).length;
          expect(shared / runs.size, `${one} and ${other}: ${text}`).toBeLessThan(0.4);
        }
      }
    }
  });

  it('have at most one run of six words in twenty in common', () => {
    for (const [one, other] of pairs) {
      const runs = runsOf(paragraphs(longForms[one]).flatMap(ownWords), 6);
      const others = runsOf(paragraphs(longForms[other]).flatMap(ownWords), 6);
      const shared = [...runs].filter((run) => others.has(run));
      expect(shared.length / Math.min(runs.size, others.size), `${one} and ${other}`).toBeLessThan(0.05);
    }
  });
});

describe('what no fact covers', () => {
  it('is left to the agency: whether a Wisconsin employer may require paid days during the leave', () => {
    const said = paragraphs(longForms.wisconsin).filter((text) => text.includes('{{wi-wfmla-substitution}}'));
    expect(said).toHaveLength(2);
    for (const text of said) {
      expect(text).toMatch(/^\{\{wi-wfmla-substitution\}\} Ask the DWD Equal Rights Division before/);
    }
  });

  it('is left to the agency: how New York’s prenatal leave relates to sick leave', () => {
    const { questions } = longForms['new-york'];
    expect(questions.find(({ question }) => question.startsWith('Do prenatal'))?.answer).toMatch(
      /^\{\{ny-prenatal-hours\}\} Ask the New York Department of Labor how /,
    );
    expect(paragraphs(longForms['new-york']).filter((text) => /of (?:its|their) own/.test(text))).toEqual([]);
  });
});
