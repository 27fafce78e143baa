import { HttpError } from '../../functions/_shared/http/http-error.ts';

const maxEmbedDepth = 4;
const maxEmbeds = 12;
const maxColumns = 200;
const maxJsonDepth = 64;

/**
 * Every embed multiplies the rows of the one around it, and on PGlite one long query holds up everybody: eight levels of
 * packages and templates are 8 MB, twenty are all the memory there is.
 */
export function refuseCostlyQuery(query: URLSearchParams): void {
  for (const select of query.getAll('select')) {
    let depth = 0;
    let deepest = 0;
    let embeds = 0;
    let columns = 1;
    for (const character of select) {
      if (character === '(') {
        embeds++;
        deepest = Math.max(deepest, ++depth);
      } else if (character === ')') {
        depth--;
      } else if (character === ',') {
        columns++;
      }
    }
    if (deepest > maxEmbedDepth || embeds > maxEmbeds || columns > maxColumns) {
      throw new HttpError(400, 'too_complex', 'The query asks for too many things at once.');
    }
  }
}

const quote = 0x22;
const backslash = 0x5c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

/** Refuses JSON nested deeper than anybody means; the parsers behind have a stack each. */
export function refuseDeepJson(bytes: Uint8Array): void {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    if (inText) {
      if (byte === backslash) {
        index++;
      } else if (byte === quote) {
        inText = false;
      }
    } else if (byte === quote) {
      inText = true;
    } else if (openers.has(byte)) {
      depth++;
      if (depth > maxJsonDepth) {
        throw new HttpError(400, 'too_complex', 'The body is nested too deeply.');
      }
    } else if (closers.has(byte)) {
      depth--;
    }
  }
}
