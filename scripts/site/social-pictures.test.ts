import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { paintPixels } from '../../supabase/functions/_shared/pictures/render-png.ts';
import type { PictureFonts } from '../../supabase/functions/_shared/pictures/picture-fonts.ts';
import { indexedPng, plainPng } from './indexed-png.ts';
import { drawSocialPicture, type SocialDrawing } from './social-drawing.ts';
import { letters, siteLetters, type Letter } from './social-fonts.ts';

const size = { width: 1200, height: 630 };
/** The left edge of the band with the paper or the figures. */
const band = 640;
let fonts: PictureFonts;

beforeAll(async () => {
  fonts = await siteLetters();
});

/** Every line of text with where it begins and ends. */
function linesOf(picture: SocialDrawing) {
  const pattern =
    /<text x="([^"]+)" y="([^"]+)" font-family="([^"]+)" font-weight="([^"]+)" font-size="([^"]+)"[^>]*>([^<]*)</g;
  return [...drawSocialPicture(picture, fonts).matchAll(pattern)].map(
    ([, x, y, family, weight, of, text = '']) => {
      const letter = (Object.keys(letters) as Letter[]).find(
        (name) => letters[name].family === family && String(letters[name].weight) === weight,
      );
      return {
        text,
        left: Number(x),
        y: Number(y),
        right: Number(x) + fonts.width(text, letter ?? 'sans') * Number(of),
      };
    },
  );
}

const figure = {
  figure: '0.88%',
  label: 'of wages, the premium',
  source: 'Minn. Stat. § 268B.14, read Nov 21, 2026',
};
const paper = plainPng({ data: new Uint8ClampedArray(360 * 466 * 4).fill(250), width: 360, height: 466 });
const product: SocialDrawing = {
  title: 'Core HR Pack',
  line: '$99 · 52 documents · Minnesota and Wisconsin',
  pages: [paper, paper, paper],
};
const pictures: Readonly<Record<string, SocialDrawing>> = {
  'a product': product,
  'a post': {
    title: 'What Minnesota Paid Leave asks of a small employer, month by month, in its first year',
    kicker: 'Blog',
    pages: [],
    figures: [figure],
  },
  'a state': {
    title: 'Minnesota Paid Leave Policy Template',
    pages: [],
    figures: [figure, { ...figure, figure: 'Sep 30, 2026' }, figure],
  },
  'a page of words': { title: 'Privacy Policy', note: 'shop.example', pages: [] },
};

describe.each(Object.entries(pictures))('the picture of %s', (_, picture) => {
  const hasBand = picture.pages.length > 0 || picture.figures !== undefined;

  it('keeps its words apart from the band and within the edges', () => {
    for (const { left, right, y } of linesOf(picture)) {
      expect(right).toBeLessThanOrEqual(hasBand && left < band ? band : size.width - 60);
      expect(y).toBeLessThan(size.height - 60);
    }
  });

  it('says all of its words, with the name of the shop', () => {
    const said = linesOf(picture)
      .map(({ text }) => text)
      .join(' ');
    for (const { figure: number, label, source } of picture.figures ?? []) {
      for (const text of [number, label, source]) expect(said).toContain(text);
    }
    for (const text of [picture.title, picture.line, picture.kicker, picture.note, 'Northstar HR']) {
      expect(said).toContain(text ?? '');
    }
  });

  it('is small', async () => {
    const data = await paintPixels(drawSocialPicture(picture, fonts), fonts.files);
    expect(indexedPng({ data, ...size }).length).toBeLessThan(120 * 1024);
  });
});

it('shows a sheet for each first page, the front one last', () => {
  const svg = drawSocialPicture(product, fonts);
  expect(svg.match(/<image/g)).toHaveLength(3);
  expect(svg.lastIndexOf('rotate')).toBeLessThan(svg.lastIndexOf('<image'));
  expect(svg.split('<image').at(-2)).not.toMatch(/rotate\(5\)/);
});

it('shows markup as text', () => {
  const svg = drawSocialPicture({ title: '</text><image href="x"/>', pages: [] }, fonts);
  expect(svg).not.toContain('<image');
});

/** The palette and the lines of a PNG of ours. */
function readIndexed(png: Uint8Array) {
  const file = Buffer.from(png);
  const part = (type: string) => {
    const at = file.indexOf(type);
    return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4));
  };
  return { palette: part('PLTE'), lines: inflateSync(part('IDAT')) };
}

it('keeps a flat color exactly, and puts a rare one to its nearest', () => {
  const [width, height] = [300, 10];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const rare = at < 290 ? [(at % 32) * 8, Math.floor(at / 32) * 8, 0, 255] : [251, 248, 242, 255];
    data.set(rare, at * 4);
  }
  const { palette, lines } = readIndexed(indexedPng({ data, width, height }));
  expect(palette.length).toBe(256 * 3);
  const last = lines.at(-1) ?? 0;
  expect([...palette.subarray(last * 3, last * 3 + 3)]).toEqual([251, 248, 242]);
  expect(lines.length).toBe((width + 1) * height);
});
