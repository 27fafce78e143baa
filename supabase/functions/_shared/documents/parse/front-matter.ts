import { isMap, LineCounter, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import { isIsoDate } from '../dates.ts';
import { placeholderKinds } from '../placeholder.ts';
import type { PlaceholderField } from '../placeholder.ts';
import type { Publisher } from '../publisher.ts';
import { templateTypes } from '../template.ts';
import type { TemplateMeta } from '../template.ts';
import type { Worksheet } from '../workbook.ts';
import { MatterReader } from './matter-reader.ts';
import type { ProblemList } from './problem-list.ts';
import { readWorkbook } from './read-workbook.ts';
import { curlQuotes } from './typography.ts';

const maxMatterCharacters = 60_000;
const keyPattern = /^[a-z][a-z0-9_]{0,60}$/;
const metaKeys = [
  'title',
  'type',
  'package',
  'order',
  'version',
  'states',
  'last_reviewed',
  'law_as_of',
  'summary',
  'bullets',
  'placeholders',
  'workbook',
];

export interface SplitSource {
  readonly matter: string;
  readonly body: string;
  /** Lines of the file before the body's first. */
  readonly bodyOffset: number;
}

/** Cuts a file (with `\n` breaks) into front matter and body; null when it does not begin with `---`. */
export function splitFrontMatter(source: string): SplitSource | null {
  if (!source.startsWith('---\n')) return null;
  const end = source.indexOf('\n---\n', 3);
  if (end < 0) return null;
  const matter = source.slice(4, end + 1);
  const body = source.slice(end + 5);
  return { matter, body, bodyOffset: matter.split('\n').length + 1 };
}

export interface FrontMatter {
  readonly meta: TemplateMeta;
  readonly placeholders: readonly PlaceholderField[];
  readonly placeholderLines: ReadonlyMap<string, number>;
  readonly workbook: readonly Worksheet[];
  readonly lineOf: (key: string) => number;
}

/** Reads the YAML. Mistakes go to `problems`; the result is then only good for finding more of them. */
export function readFrontMatter(
  matter: string,
  publisher: Publisher,
  problems: ProblemList,
): FrontMatter | null {
  if (matter.length > maxMatterCharacters) {
    problems.add(1, `The front matter is too long: at most ${String(maxMatterCharacters)} characters`);
    return null;
  }
  const lines = new LineCounter();
  const document = parseDocument(matter, {
    lineCounter: lines,
    schema: 'core',
    merge: false,
    uniqueKeys: true,
  });
  for (const error of document.errors)
    problems.add(1 + lines.linePos(error.pos[0]).line, `front matter: ${firstLineOf(error.message)}`);
  if (document.errors.length > 0) return null;
  if (/[&*]/.test(matter) && hasAnchors(document)) {
    problems.add(1, 'front matter: anchors and aliases are not allowed');
    return null;
  }
  if (!isMap(document.contents)) {
    problems.add(2, 'The front matter must be a mapping of fields');
    return null;
  }
  const reader = new MatterReader(document.contents, lines, problems);
  reader.onlyKeys(metaKeys);
  const placeholders = readPlaceholders(reader, publisher);
  return {
    meta: readMeta(reader, publisher),
    placeholders: placeholders.map((entry) => entry.field),
    placeholderLines: new Map(placeholders.map((entry) => [entry.field.key, entry.line])),
    workbook: reader.has('workbook') ? readWorkbook(reader.children('workbook')) : [],
    lineOf: (key) => reader.line(key),
  };
}

/** An alias lets a few lines expand to millions of values, so none is accepted. */
function hasAnchors(document: Document): boolean {
  let found = false;
  visit(document, {
    Alias: () => {
      found = true;
      return visit.BREAK;
    },
    Collection: (_key, node) => {
      if (node.anchor !== undefined) found = true;
    },
  });
  return found;
}

function firstLineOf(message: string): string {
  return message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? message;
}

function readMeta(reader: MatterReader, publisher: Publisher): TemplateMeta {
  const version = reader.quotedText('version');
  if (version !== '' && !/^\d+\.\d+$/.test(version))
    reader.report('version', '"version" must be major.minor, for example "2.1"');
  const states = reader.textList('states');
  if (states.length === 0 && reader.has('states'))
    reader.report('states', '"states" needs at least one state');
  for (const state of states) {
    if (!/^[A-Z]{2}$/.test(state)) reader.report('states', `"${state}" is not a two-letter state code`);
  }
  return {
    title: curlQuotes(reader.text('title'), ''),
    type: reader.oneOf('type', templateTypes, 'Template'),
    package: reader.text('package'),
    order: reader.integer('order'),
    version,
    states,
    lastReviewed: readDate(reader, 'last_reviewed'),
    lawAsOf: readDate(reader, 'law_as_of'),
    summary: reader.text('summary'),
    bullets: readBullets(reader, publisher),
  };
}

/** The three lines of a card; only the packages that the publisher names have them. */
function readBullets(reader: MatterReader, { bulletPackages }: Publisher): string[] {
  const ofPackage = reader.has('package') ? reader.raw('package') : undefined;
  if (!bulletPackages.some((name) => name === ofPackage)) {
    if (reader.has('bullets'))
      reader.report('bullets', `"bullets" are only for these packages: ${bulletPackages.join(', ')}`);
    return [];
  }
  const bullets = reader.textList('bullets');
  if (reader.has('bullets') && bullets.length !== 3)
    reader.report('bullets', '"bullets" must be three texts');
  return bullets;
}

function readDate(reader: MatterReader, key: string): string {
  const value = reader.text(key);
  if (value !== '' && !isIsoDate(value)) {
    reader.report(key, `"${key}" must be a date such as 2026-11-21`);
    return '2000-01-01';
  }
  return value;
}

interface PlaceholderEntry {
  readonly field: PlaceholderField;
  readonly line: number;
}

function readPlaceholders(reader: MatterReader, { profileFields }: Publisher): PlaceholderEntry[] {
  if (!reader.has('placeholders')) return [];
  const map = reader.child('placeholders');
  if (!map) return [];
  const profile = new Map(profileFields.map((field) => [field.key, field]));
  const entries: PlaceholderEntry[] = [];
  for (const key of map.keys()) {
    if (!keyPattern.test(key)) {
      map.report(key, `"${key}" is not a placeholder's key (small letters, digits and _)`);
      continue;
    }
    const field = readPlaceholder(map, key, profile.get(key));
    if (field) entries.push({ field, line: map.line(key) });
  }
  return entries;
}

function readPlaceholder(
  map: MatterReader,
  key: string,
  profile: PlaceholderField | undefined,
): PlaceholderField | null {
  const value = map.raw(key);
  if (value === 'profile') {
    if (!profile) map.report(key, `"${key}" is not a field of the company profile`);
    return profile ?? null;
  }
  if (value !== undefined) {
    map.report(key, `placeholder "${key}" must be "profile" or declare label, help, example and kind`);
    return null;
  }
  if (profile) map.report(key, `"${key}" is a field of the company profile: write "${key}: profile"`);
  const reader = map.child(key);
  return reader ? readOwnPlaceholder(reader, key) : null;
}

function readOwnPlaceholder(reader: MatterReader, key: string): PlaceholderField {
  reader.onlyKeys(['label', 'help', 'example', 'kind', 'options', 'suggested']);
  const kind = reader.oneOf('kind', placeholderKinds, 'text');
  const example = reader.text('example');
  const suggested = reader.has('suggested') && reader.flag('suggested');
  const help = reader.text('help');
  // A suggestion is used unseen, and only the buyer's own plan says this.
  if (suggested && /plan documents/i.test(help)) {
    reader.report('suggested', `"${key}" is read in the plan documents: ask for it instead of suggesting it`);
  }
  const field = {
    ...{ key, label: reader.text('label'), help, example, kind },
    ...(suggested ? { suggested } : {}),
  };
  if (kind === 'date' && example !== '' && !isIsoDate(example)) {
    reader.report('example', `the example of "${key}" must be a date such as 2027-01-01`);
  }
  if (kind === 'number' && example !== '' && !/^-?\d+(\.\d+)?$/.test(example)) {
    reader.report('example', `the example of "${key}" must be a plain number`);
  }
  if (kind !== 'choice') {
    if (reader.has('options')) reader.report('options', `"${key}" has options but is not a choice`);
    return field;
  }
  const options = reader.textList('options');
  if (options.length < 2) reader.report('options', `the choice "${key}" needs at least two options`);
  if (new Set(options).size !== options.length)
    reader.report('options', `the choice "${key}" repeats an option`);
  if (example !== '' && !options.includes(example)) {
    reader.report('example', `the example of "${key}" must be one of its options`);
  }
  return { ...field, options };
}
