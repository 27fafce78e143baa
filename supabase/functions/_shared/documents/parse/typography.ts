/**
 * Turns typewriter quotes into printer's quotes. `before` is the character before the text (a placeholder counts
 * as a letter); a quote opens after white space, an opening bracket or a dash and closes anywhere else.
 */
export function curlQuotes(text: string, before: string): string {
  if (!/["']/.test(text)) return text;
  let last = before;
  let curled = '';
  for (const sign of text) {
    curled +=
      sign === '"' ? (opensAfter(last) ? '“' : '”') : sign === "'" ? (opensAfter(last) ? '‘' : '’') : sign;
    last = curled.at(-1) ?? '';
  }
  return curled;
}

function opensAfter(sign: string): boolean {
  return sign === '' || /[\s([{‘“–—/-]/.test(sign);
}
