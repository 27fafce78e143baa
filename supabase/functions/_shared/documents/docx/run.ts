import { escapeXml, isRightToLeft } from '../clean-text.ts';

/** What plain text of one line from left to right does not have. */
const special = /[&<>"\n\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;
const maybeRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;

export interface RunFormat {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly strike?: boolean;
  readonly highlight?: boolean;
  /** A character style: `Hyperlink`, `PlaceholderText`, `VerbatimChar`, `FootnoteReference`. */
  readonly style?: string;
}

/** Properties of a run in the order that the schema wants (CT_RPr), or nothing. */
export function runProperties(format: RunFormat, rightToLeft = false): string {
  const inner =
    (format.style === undefined ? '' : `<w:rStyle w:val="${format.style}"/>`) +
    (format.bold === true ? '<w:b/><w:bCs/>' : '') +
    (format.italic === true ? '<w:i/><w:iCs/>' : '') +
    (format.strike === true ? '<w:strike/>' : '') +
    (format.highlight === true ? '<w:highlight w:val="yellow"/>' : '') +
    (rightToLeft ? '<w:rtl/>' : '');
  return inner === '' ? '' : `<w:rPr>${inner}</w:rPr>`;
}

/** A run's text: `\n` becomes a line break. `text` is clean (clean-text.ts). */
export function runText(text: string): string {
  return text.includes('\n') ? text.split('\n').map(textElement).join('<w:br/>') : textElement(text);
}

function textElement(text: string): string {
  return text === '' ? '' : textTag(text) + escapeXml(text) + '</w:t>';
}

/** Spaces at the ends are kept only where the element says so. */
function textTag(text: string): string {
  return text.startsWith(' ') || text.endsWith(' ') ? '<w:t xml:space="preserve">' : '<w:t>';
}

/** Text as runs; a stretch of right-to-left script is a separate run, marked so that Word orders it. */
export function textRuns(text: string, format: RunFormat): string {
  if (text === '') return '';
  if (!special.test(text)) return `<w:r>${runProperties(format)}${textTag(text)}${text}</w:t></w:r>`;
  if (!maybeRightToLeft.test(text)) return `<w:r>${runProperties(format)}${runText(text)}</w:r>`;
  return splitDirections(text)
    .map((part) => `<w:r>${runProperties(format, part.rightToLeft)}${runText(part.text)}</w:r>`)
    .join('');
}

/** One run for all of the text, as the content of a plain-text control must be. */
export function singleRun(text: string, format: RunFormat): string {
  const first = splitDirections(text).find((part) => /\p{L}/u.test(part.text));
  return `<w:r>${runProperties(format, first?.rightToLeft ?? false)}${runText(text)}</w:r>`;
}

interface DirectedText {
  readonly text: string;
  readonly rightToLeft: boolean;
}

function splitDirections(text: string): DirectedText[] {
  if (!maybeRightToLeft.test(text)) return [{ text, rightToLeft: false }];
  const parts: { text: string; rightToLeft: boolean }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const last = parts.at(-1);
    // Spaces and marks stay with what is before them.
    const rightToLeft = /[\p{L}\p{N}]/u.test(character) ? isRightToLeft(code) : (last?.rightToLeft ?? false);
    if (last?.rightToLeft === rightToLeft) last.text += character;
    else parts.push({ text: character, rightToLeft });
  }
  return parts;
}
