/** Width of a text at a size of 1. */
type Measure = (text: string) => number;

interface Wrapped {
  readonly lines: readonly string[];
  /** True where a word was too long for a line and had to be cut. */
  readonly isCut: boolean;
}

export interface TitleBox {
  readonly width: number;
  readonly height: number;
  /** From the largest to the smallest that may be used. */
  readonly sizes: readonly number[];
  readonly lineHeight: number;
}

export interface SetTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As many whole characters (with their marks) as fit, but at least one. */
function cutWord(word: string, width: number, measure: Measure): string {
  let head = '';
  for (const { segment } of graphemes.segment(word)) {
    if (head !== '' && measure(head + segment) > width) {
      break;
    }
    head += segment;
  }
  return head;
}

function wrap(text: string, width: number, measure: Measure): Wrapped {
  const lines: string[] = [];
  let line = '';
  let isCut = false;
  for (const word of text.split(' ')) {
    if (line !== '' && measure(`${line} ${word}`) <= width) {
      line = `${line} ${word}`;
      continue;
    }
    if (line !== '') {
      lines.push(line);
    }
    line = word;
    while (measure(line) > width) {
      const head = cutWord(line, width, measure);
      if (head === line) {
        break;
      }
      isCut = true;
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return { lines: [...lines, line], isCut };
}

/** The narrowest setting with as few lines: no word is left alone on the last one. */
function balance(text: string, width: number, measure: Measure): readonly string[] {
  const { lines } = wrap(text, width, measure);
  let [low, high] = [width / 2, width];
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2;
    const tried = wrap(text, middle, measure);
    if (tried.lines.length === lines.length && !tried.isCut) {
      high = middle;
    } else {
      low = middle;
    }
  }
  const narrow = wrap(text, high, measure);
  return narrow.lines.length === lines.length ? narrow.lines : lines;
}

function shorten(line: string, width: number, measure: Measure): string {
  let kept = Array.from(graphemes.segment(line), ({ segment }) => segment);
  while (kept.length > 0 && measure(`${kept.join('')}…`) > width) {
    kept = kept.slice(0, -1);
  }
  return `${kept.join('').replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** Sets a title as large as its box allows; what does not fit at the smallest size ends with an ellipsis. */
export function setTitle(text: string, box: TitleBox, measure: Measure): SetTitle {
  const fits = box.sizes.find((size) => {
    const { lines, isCut } = wrap(text, box.width / size, measure);
    return !isCut && lines.length * size * box.lineHeight <= box.height;
  });
  if (fits !== undefined) {
    return { size: fits, lines: balance(text, box.width / fits, measure) };
  }
  const size = Math.min(...box.sizes);
  const most = Math.max(Math.floor(box.height / (size * box.lineHeight)), 1);
  const { lines } = wrap(text, box.width / size, measure);
  const kept = lines.slice(0, most);
  const last = kept.at(-1) ?? '';
  return {
    size,
    lines: lines.length > most ? [...kept.slice(0, -1), shorten(last, box.width / size, measure)] : kept,
  };
}
