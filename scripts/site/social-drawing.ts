import { cutText } from '../../supabase/functions/_shared/contracts/text.ts';
import { brand } from '../../supabase/functions/_shared/contracts/brand.ts';
import { escapeXml } from '../../supabase/functions/_shared/documents/mod.ts';
import { palette, starPath } from '../../supabase/functions/_shared/pictures/palette.ts';
import {
  type PictureFonts,
  startsRightToLeft,
} from '../../supabase/functions/_shared/pictures/picture-fonts.ts';
import { setTitle } from '../../supabase/functions/_shared/pictures/wrap-title.ts';
import {
  type SocialContent,
  type SocialFigure,
  socialPictureSize,
} from '../../src/lib/seo/social-picture.ts';
import { type Letter, letters } from './social-fonts.ts';

export interface SocialDrawing extends SocialContent {
  readonly title: string;
  /** The host, once the shop has one. */
  readonly note?: string;
  /** The first pages of its documents as PNG, the front one first. */
  readonly pages: readonly Uint8Array[];
}

const { width, height } = socialPictureSize;
const margin = 72;
/** Where the band with the paper or the figures begins. */
const bandLeft = 640;

interface Line {
  readonly text: string;
  readonly letter: Letter;
  readonly size: number;
  readonly fill: string;
  readonly x: number;
  readonly y: number;
}

function line({ text, letter, size, fill, x, y }: Line): string {
  const { family, weight } = letters[letter];
  // An isolate keeps the paragraph's own direction: the renderer takes every line as left to right.
  const shown = startsRightToLeft(text) ? `\u2067${text}\u2069` : text;
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${fill}" xml:space="preserve">${escapeXml(shown)}</text>`;
}

interface Block extends Omit<Line, 'size'> {
  readonly width: number;
  readonly lines: number;
  /** From the largest to the smallest. */
  readonly sizes: readonly number[];
  readonly leading: number;
}

/** A text in lines of a width, and where it ends. */
function block(text: Block, fonts: PictureFonts): { readonly svg: string; readonly end: number } {
  const { sizes, leading, letter } = text;
  const room = text.lines * (sizes[0] ?? 0) * leading;
  const box = { width: text.width, height: room, sizes, lineHeight: leading };
  const set = setTitle(fonts.clean(text.text), box, (part) => fonts.width(part, letter));
  const step = set.size * leading;
  const rows = set.lines.map((part, at) =>
    line({ ...text, text: part, size: set.size, y: text.y + set.size * 0.95 + at * step }),
  );
  return { svg: rows.join(''), end: text.y + set.lines.length * step };
}

const rect = (x: number, y: number, w: number, h: number, rest: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${rest}/>`;

function signature(note: string, fonts: PictureFonts): string {
  const [size, y] = [44, height - margin - 44];
  const mark = `<g transform="translate(${margin} ${y}) scale(${size / 32})">${rect(0, 0, 32, 32, `rx="7" fill="${palette.primary}"`)}<path d="${starPath}" fill="${palette.canvas}"/></g>`;
  const name = { text: brand.name, letter: 'serifBold', size: 30, fill: palette.heading } as const;
  const x = margin + size + 16;
  const noteX = x + fonts.width(brand.name, 'serifBold') * name.size + 20;
  const host = { text: fonts.clean(note), letter: 'sans', size: 22, fill: palette.muted } as const;
  const fits = noteX + fonts.width(host.text, 'sans') * host.size < bandLeft - 20;
  return mark + line({ ...name, x, y: y + 32 }) + (fits ? line({ ...host, x: noteX, y: y + 31 }) : '');
}

/** The words on the left: kicker, title, line. */
function words(picture: SocialDrawing, room: number, fonts: PictureFonts): string {
  const text = { x: margin, width: room, leading: 1 };
  const kicker =
    picture.kicker &&
    block(
      {
        ...text,
        text: picture.kicker,
        letter: 'sansBold',
        sizes: [24],
        fill: palette.primary,
        lines: 1,
        y: margin,
      },
      fonts,
    );
  const title = cutText(picture.title, 400) || brand.name;
  const sizes = Array.from({ length: 9 }, (_, at) => 64 - 4 * at);
  const y = kicker ? kicker.end + 20 : margin - 8;
  const titled = block(
    {
      ...text,
      text: title,
      letter: 'serifBold',
      sizes,
      fill: palette.heading,
      leading: 68 / 64,
      lines: 4.3,
      y,
    },
    fonts,
  );
  const below =
    picture.line &&
    block(
      {
        ...text,
        text: picture.line,
        letter: 'sansBold',
        sizes: [28, 26, 24, 22, 20],
        fill: palette.muted,
        leading: 1.4,
        lines: 1,
        y: titled.end + 26,
      },
      fonts,
    );
  return [kicker, titled, below].map((part) => (part ? part.svg : '')).join('');
}

const turns = ['', 'rotate(5) translate(34 -6)', 'rotate(-4.2) translate(-34 8)'];

/** First pages, one on another, cut by the edge: large enough that their headings can be read. */
function fan(pages: readonly Uint8Array[]): string {
  const [w, h, x, y] = [420, 544, 710, 92];
  const sheets = pages.slice(0, turns.length).map((page, at) => {
    const shadow = [12, 8, 4].map((depth) =>
      rect(x - depth / 2, y + depth, w + depth, h, `rx="8" fill="${palette.heading}" fill-opacity="0.03"`),
    );
    const picture = `<image x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="none" href="data:image/png;base64,${Buffer.from(page).toString('base64')}"/>`;
    const edge = rect(x, y, w, h, `rx="3" fill="none" stroke="${palette.hairline}" stroke-width="1.5"`);
    const turn = `translate(${x + w / 2} ${y + h / 2}) ${turns[at] ?? ''} translate(${-x - w / 2} ${-y - h / 2})`;
    return `<g transform="${turn}">${shadow.join('')}${rect(x, y, w, h, `fill="${palette.paper}"`)}${picture}${edge}</g>`;
  });
  return sheets.reverse().join('');
}

/** One figure as large as the band takes it, or up to three below each other. */
function figureColumn(figures: readonly SocialFigure[], fonts: PictureFonts): string {
  const text = { x: bandLeft + 56, width: width - bandLeft - 56 - margin };
  const isOne = figures.length === 1;
  const sizes = isOne ? [200, 180, 160, 144, 128, 112, 96, 80] : [76, 68, 60];
  const parts: string[] = [];
  let y = isOne ? 130 : (height - figures.length * 160) / 2 - 6;
  for (const [at, { figure, label, source }] of figures.slice(0, 3).entries()) {
    if (at > 0) parts.push(rect(text.x, y - 14, text.width, 1.5, `fill="${palette.hairline}"`));
    const number = block(
      {
        ...text,
        text: figure,
        letter: 'serifBold',
        sizes,
        fill: palette.primary,
        leading: 1.05,
        lines: 1,
        y,
      },
      fonts,
    );
    const said = block(
      {
        ...text,
        text: label,
        letter: 'sans',
        sizes: isOne ? [26] : [22, 20, 18],
        fill: palette.heading,
        leading: 1.35,
        lines: isOne ? 6 : 1,
        y: number.end + (isOne ? 20 : 6),
      },
      fonts,
    );
    const read = block(
      {
        ...text,
        text: source,
        letter: 'sans',
        sizes: [isOne ? 20 : 18],
        fill: palette.muted,
        leading: 1.35,
        lines: isOne ? 2 : 1,
        y: said.end + (isOne ? 14 : 0),
      },
      fonts,
    );
    parts.push(number.svg, said.svg, read.svg);
    y += 160;
  }
  return parts.join('');
}

/** A page's picture as SVG: paper, or figures, on the ground of the site; neither, a quiet card. Same words, same picture. */
export function drawSocialPicture(picture: SocialDrawing, fonts: PictureFonts): string {
  const { figures = [], pages } = picture;
  const hasBand = figures.length > 0 || pages.length > 0;
  const band = hasBand
    ? rect(bandLeft, 0, width - bandLeft, height, `fill="${palette.sunken}"`) +
      (figures.length > 0 ? figureColumn(figures, fonts) : fan(pages))
    : `<path transform="translate(760 130) scale(18)" d="${starPath}" fill="${palette.sunken}"/>`;
  const room = (hasBand ? bandLeft - 32 : width - margin) - margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, `fill="${palette.canvas}"`)}${band}${words(picture, room, fonts)}${signature(picture.note ?? '', fonts)}</svg>`;
}
