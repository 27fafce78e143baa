import { TemplateError } from '../errors.ts';

/**
 * What a source may be at most. The largest document of the library has about 7,000 words (50,000 characters) and 290 list
 * items and quotes. The parser's time grows with the square of paragraphs, lists, quotes, nesting and a paragraph's length, so each
 * has a bound, and the worst source inside the bounds is read in about two seconds (`source-limits.test.ts`).
 */
export const sourceLimits = {
  characters: 150_000,
  lineCharacters: 12_000,
  paragraphCharacters: 40_000,
  /** Blocks with an empty line before them. */
  paragraphs: 5_000,
  nesting: 12,
  /** Markers of list items and quotes, and footnotes, in the whole file: the parser copies all it has read at each one's end. */
  containers: 1_500,
  /** Characters of one kind in a paragraph that open something: `[`, `{`, `*`, `_`, `~`, `` ` ``, `<`. */
  openers: 1_500,
} as const;

const markers = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/;
const canNest = /^[ \t>*+\d-]/;
const footnote = /^ {0,3}\[\^[^\]]+\]:/;
const oneMarker = />|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)/g;
const openers = ['[', '{', '*', '_', '~', '`', '<'] as const;

/** Throws a `TemplateError` for a source that would take too long to read; runs in time linear to what it looks at. */
export function checkSourceLimits(source: string, path: string): void {
  if (source.length > sourceLimits.characters) {
    fail(
      path,
      1,
      `The file is too large: ${String(source.length)} characters, at most ${String(sourceLimits.characters)}.`,
    );
  }
  let paragraph = 0;
  let counts = new Map<string, number>();
  /** The paragraph's lines that are not counted yet: a short paragraph cannot have too many characters of any kind. */
  let uncounted: string[] = [];
  let number = 0;
  let containers = 0;
  let paragraphs = 0;
  for (const line of source.split('\n')) {
    number += 1;
    if (line.length > sourceLimits.lineCharacters) {
      fail(
        path,
        number,
        `The line is too long: ${String(line.length)} characters, at most ${String(sourceLimits.lineCharacters)}.`,
      );
    }
    if (nestingOf(line) > sourceLimits.nesting) {
      fail(path, number, `Lists or quotes are nested deeper than ${String(sourceLimits.nesting)} levels.`);
    }
    containers += markersOf(line) + (footnote.test(line) ? 1 : 0);
    if (containers > sourceLimits.containers) {
      fail(
        path,
        number,
        `There are more than ${String(sourceLimits.containers)} list items, quotes and footnotes.`,
      );
    }
    if (line.trim() === '') {
      paragraph = 0;
      counts = new Map();
      uncounted = [];
      continue;
    }
    if (paragraph === 0) paragraphs += 1;
    if (paragraphs > sourceLimits.paragraphs) {
      fail(path, number, `There are more than ${String(sourceLimits.paragraphs)} paragraphs.`);
    }
    paragraph += line.length + 1;
    if (paragraph > sourceLimits.paragraphCharacters) {
      fail(
        path,
        number,
        `The paragraph is too long: more than ${String(sourceLimits.paragraphCharacters)} characters.`,
      );
    }
    uncounted.push(line);
    if (paragraph <= sourceLimits.openers) continue;
    const first = number - uncounted.length + 1;
    uncounted.forEach((text, index) => {
      countOpeners(text, counts, path, first + index);
    });
    uncounted = [];
  }
}

/** The larger of the markers at the line's start and of its indentation in steps of two. */
function nestingOf(line: string): number {
  if (!canNest.test(line)) return 0;
  const indentation = /^[ \t>]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
  return Math.max(markersOf(line), Math.floor(indentation / 4));
}

/** How many list items and quotes the start of a line opens or goes on with. */
function markersOf(line: string): number {
  const lead = canNest.test(line) ? (markers.exec(line)?.[0] ?? '') : '';
  return lead === '' ? 0 : (lead.match(oneMarker)?.length ?? 0);
}

function countOpeners(line: string, counts: Map<string, number>, path: string, number: number): void {
  for (const character of openers) {
    const count = (counts.get(character) ?? 0) + occurrences(line, character);
    counts.set(character, count);
    if (count > sourceLimits.openers) {
      fail(path, number, `The paragraph has more than ${String(sourceLimits.openers)} signs "${character}".`);
    }
  }
}

/** A long run of underscores is a line to write on and is taken out before reading, so it does not count. */
function occurrences(line: string, character: string): number {
  if (!line.includes(character)) return 0;
  if (character !== '_') return line.split(character).length - 1;
  return line.match(/(?<!_)_{1,4}(?!_)/g)?.length ?? 0;
}

function fail(path: string, line: number, message: string): never {
  throw new TemplateError([{ path, line, message }]);
}
