/**
 * Turns typewriter quotes into printer's quotes. `before` is the character before the text (a placeholder counts
 * as a letter); a quote opens after white space, an opening bracket or a dash and closes anywhere else. An apostrophe stands for
 * what is left out before a year or a short word too: ’98, the ’90s, rock ’n’ roll.
 */
export function curlQuotes(text: string, before: string): string {
  if (!/["']/.test(text)) return text;
  let last = before;
  let curled = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"') curled += opensAfter(last) ? '“' : '”';
    else if (character === "'") curled += opensAfter(last) && !leavesOut(text, at + 1) ? '‘' : '’';
    else curled += character;
    last = curled.at(-1) ?? '';
  }
  return curled;
}

const clipped = /(?:\d\ds?|n|em|til|tis|twas|twere|cause|cuz|bout|round|neath|nother)(?![\p{L}\p{N}])/iuy;

/** Two digits of a year or a word without its beginning, unless a quote of its own ends right behind it. */
function leavesOut(text: string, at: number): boolean {
  clipped.lastIndex = at;
  const word = clipped.exec(text)?.[0];
  return word !== undefined && (word.toLowerCase() === 'n' || text.charAt(at + word.length) !== "'");
}

function opensAfter(character: string): boolean {
  return character === '' || /[\s([{‘“–—/-]/.test(character);
}
