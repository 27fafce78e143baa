import type { Template } from '../../../supabase/functions/_shared/documents/mod.ts';
import { shippedFactTexts } from '../../../supabase/functions/_shared/library/fact-texts.ts';
import type { Duty } from '../../../supabase/functions/_shared/law/duty.ts';
import { plain } from '../check-duties.ts';
import { filledSections } from '../filled-sections.ts';
import type { DutyWords } from './duty-words.ts';
import { federalWords } from './federal-words.ts';
import { minnesotaWords } from './minnesota-words.ts';
import { wisconsinWords } from './wisconsin-words.ts';

export const dutyWords: DutyWords = { ...minnesotaWords, ...wisconsinWords, ...federalWords };

/** The largest employer that the shop writes for. */
const largest = 100;

/**
 * Duties whose section, filled for the smallest and for the largest employer who owes them, is gone or leaves out what it has to
 * say; duties without words, and words without a duty. `templates` are by package and slug.
 */
export async function checkMustSay(
  templates: ReadonlyMap<string, Template>,
  duties: readonly Duty[],
  words: DutyWords = dutyWords,
): Promise<string[]> {
  const met = duties.filter(({ metBy }) => metBy !== null);
  const keys = new Set(met.map(({ key }) => key));
  const faults = await Promise.all(met.map((duty) => faultsOf(duty, templates, words)));
  const unused = Object.keys(words).filter((key) => !keys.has(key));
  return [...faults.flat(), ...unused.map((key) => `${key}: it has words and is no duty that a document meets`)];
}

async function faultsOf(
  { key, metBy }: Duty,
  templates: ReadonlyMap<string, Template>,
  words: DutyWords,
): Promise<string[]> {
  const must = words[key];
  const template = templates.get(metBy?.template ?? '');
  if (!must) return [`${key}: nothing says what its section has to hold`];
  // `checkDuties` reports a section that no document has.
  if (!template || !metBy) return [];
  const sizes = [...new Set([must.from ?? 1, largest])];
  const bySize = await Promise.all(
    sizes.map(async (size) => {
      const sections = await filledSections(template, { employee_count: String(size) }, shippedFactTexts);
      const heading = plain(filledHeading(metBy.section, template));
      const section = sections.find((candidate) => candidate.heading === heading);
      const where = `${key}: "${metBy.section}", filled for ${String(size)} employees,`;
      if (!section) return [`${where} is not there`];
      const text = plain(section.text);
      return must.says.filter((pattern) => !pattern.test(text)).map((pattern) => `${where} does not say ${String(pattern)}`);
    }),
  );
  return bySize.flat();
}

const filledHeading = (heading: string, template: Template): string =>
  heading.replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, key: string) => template.placeholders.find((field) => field.key === key)?.example ?? key,
  );
