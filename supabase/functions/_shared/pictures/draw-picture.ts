import { cutText } from '../contracts/text.ts';
import { brand } from '../contracts/brand.ts';
import { escapeXml } from '../documents/mod.ts';
import { palette, starPath } from './palette.ts';
import { faces, startsRightToLeft, type Face, type PictureFonts } from './picture-fonts.ts';
import { setTitle } from './wrap-title.ts';

export interface Picture {
  /** Pixels. Every size works; the layout follows from it. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** What it is, above the title: `Minnesota`, `Guide`. */
  readonly kicker?: string;
  /** Small print beside the shop's name, for example its address. */
  readonly note?: string;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Room below the footer: a tall picture has the player's buttons there. */
  readonly bottom: number;
  /** One step of the scale: 1 for a picture of 1200 by 630. */
  readonly unit: number;
}

interface Text {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly color: string;
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'end';
}

const lineHeight = 1.16;
const largestTitle = 84;
const smallestTitle = 36;
const longestTitle = 400;

function frameOf({ width, height }: Picture): Frame {
  const unit = Math.sqrt(width * height) / Math.sqrt(1200 * 630);
  const margin = Math.min(width, height) * 0.1;
  return { width, height, unit, margin, bottom: height > width * 1.6 ? height * 0.14 : margin };
}

const number = (value: number): string => String(Math.round(value * 100) / 100);

function textElement({ text, face, size, color, x, y, anchor = 'start' }: Text): string {
  const { family, weight } = faces[face];
  // An isolate keeps the paragraph's own direction: the renderer takes every line as left to right.
  const line = startsRightToLeft(text) ? `\u2067${text}\u2069` : text;
  return (
    `<text x="${number(x)}" y="${number(y)}" font-family="${family}" font-weight="${String(weight)}" ` +
    `font-size="${number(size)}" fill="${color}" text-anchor="${anchor}" xml:space="preserve">${escapeXml(line)}</text>`
  );
}

function star(x: number, y: number, size: number, color: string): string {
  return `<path transform="translate(${number(x)} ${number(y)}) scale(${number(size / 32)})" d="${starPath}" fill="${color}"/>`;
}

/** The large star behind everything, cut off by the picture's edge. */
function backdrop({ width, height, margin }: Frame): string {
  const size = Math.min(width, height) * 1.5;
  return star(width - size * 0.62, height - size * 0.72 - margin, size, palette.sunken);
}

interface Footer {
  readonly svg: string;
  readonly top: number;
}

/** The logo and, where there is room, the note: beside the name, or below it. */
function footer(frame: Frame, note: string, fonts: PictureFonts): Footer {
  const { width, height, margin, bottom, unit } = frame;
  const mark = 48 * unit;
  const nameSize = 32 * unit;
  const noteSize = 25 * unit;
  const gap = 16 * unit;
  const nameEnd = margin + mark + gap + fonts.width(brand.name, 'serifBold') * nameSize;
  const noteWidth = fonts.width(note, 'sans') * noteSize;
  const isBeside = nameEnd + 2 * gap + noteWidth <= width - margin;
  const fitsBelow = !isBeside && noteWidth <= width - 2 * margin;
  const base = height - bottom - (fitsBelow ? noteSize * 1.8 : 0);
  const parts = [
    `<rect x="${number(margin)}" y="${number(base - mark)}" width="${number(mark)}" height="${number(mark)}" rx="${number(mark * 0.22)}" fill="${palette.primary}"/>`,
    star(margin, base - mark, mark, palette.canvas),
    textElement({
      text: brand.name,
      face: 'serifBold',
      size: nameSize,
      color: palette.heading,
      x: margin + mark + gap,
      y: base - mark / 2 + nameSize * 0.34,
    }),
  ];
  if (note !== '' && (isBeside || fitsBelow)) {
    parts.push(
      textElement({
        text: note,
        face: 'sans',
        size: noteSize,
        color: palette.muted,
        x: isBeside ? width - margin : margin,
        y: isBeside ? base - mark / 2 + noteSize * 0.34 : height - bottom,
        anchor: isBeside ? 'end' : 'start',
      }),
    );
  }
  const top = base - mark - 28 * unit;
  parts.push(
    `<rect x="${number(margin)}" y="${number(top)}" width="${number(width - 2 * margin)}" height="${number(Math.max(1.5 * unit, 1))}" fill="${palette.hairline}"/>`,
  );
  return { svg: parts.join(''), top };
}

function titleSizes(unit: number): number[] {
  const steps = (largestTitle - smallestTitle) / 4 + 1;
  return Array.from({ length: steps }, (_, index) => (largestTitle - 4 * index) * unit);
}

/** A picture as SVG: the brand's ground, a kicker, the title as large as it fits, and the logo. Same words, same picture. */
export function drawPicture(picture: Picture, fonts: PictureFonts): string {
  const frame = frameOf(picture);
  const { width, height, margin, unit } = frame;
  const kicker = fonts.clean(picture.kicker ?? '');
  const title = fonts.clean(cutText(picture.title, longestTitle)) || brand.name;
  const foot = footer(frame, fonts.clean(picture.note ?? ''), fonts);
  const kickerSize = 30 * unit;
  const kickerHeight = kicker === '' ? 0 : kickerSize * 2;
  const room = { top: margin, bottom: foot.top - 28 * unit };
  const set = setTitle(
    title,
    {
      width: width - 2 * margin,
      height: room.bottom - room.top - kickerHeight,
      sizes: titleSizes(unit),
      lineHeight,
    },
    (text) => fonts.width(text, 'serifBold'),
  );
  const leading = set.size * lineHeight;
  const blockHeight = kickerHeight + set.lines.length * leading;
  const blockTop = room.top + (room.bottom - room.top - blockHeight) / 2;
  const start = startsRightToLeft(title)
    ? ({ x: width - margin, anchor: 'end' } as const)
    : ({ x: margin, anchor: 'start' } as const);
  const words = [
    ...(kicker === ''
      ? []
      : [
          textElement({
            ...setKicker(kicker, kickerSize, width - 2 * margin, fonts),
            face: 'sansBold',
            color: palette.primary,
            ...start,
            y: blockTop + kickerSize,
          }),
        ]),
    ...set.lines.map((text, index) =>
      textElement({
        text,
        face: 'serifBold',
        size: set.size,
        color: palette.heading,
        ...start,
        y: blockTop + kickerHeight + index * leading + set.size * 0.92,
      }),
    ),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${number(width)}" height="${number(height)}" viewBox="0 0 ${number(width)} ${number(height)}">` +
    `<rect width="100%" height="100%" fill="${palette.canvas}"/>${backdrop(frame)}${words.join('')}${foot.svg}</svg>`
  );
}

function setKicker(kicker: string, size: number, width: number, fonts: PictureFonts) {
  const box = { width, height: size, sizes: [size], lineHeight: 1 };
  const { lines } = setTitle(kicker, box, (text) => fonts.width(text, 'sansBold'));
  return { text: lines[0] ?? '', size };
}
