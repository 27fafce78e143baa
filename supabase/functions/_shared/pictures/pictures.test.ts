import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../contracts/brand.ts';
import { drawPicture } from './draw-picture.ts';
import { bundledPictureFonts, type PictureFonts } from './picture-fonts.ts';
import { paintPicture } from './render-png.ts';

const openGraph = { width: 1200, height: 630 };
const short = { width: 1080, height: 1920 };
let fonts: PictureFonts;

beforeAll(async () => {
  fonts = await bundledPictureFonts();
});

interface Line {
  readonly text: string;
  readonly size: number;
  readonly y: number;
}

function titleLines(svg: string): Line[] {
  const pattern =
    /<text x="[^"]+" y="([^"]+)" font-family="Newsreader" [^>]*font-size="([^"]+)"[^>]*>([^<]*)</g;
  const unescape = (text: string): string =>
    text
      .replace(/[\u2067\u2069]/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  const lines = [...svg.matchAll(pattern)].map(([, y, size, text = '']) => ({
    text: unescape(text),
    size: Number(size),
    y: Number(y),
  }));
  // The last line in the serif is the shop's name in the footer.
  return lines.slice(0, -1);
}

const draw = (title: string, size: { width: number; height: number }): Line[] =>
  titleLines(drawPicture({ ...size, title, kicker: 'Minnesota', note: 'shop.example' }, fonts));

function pngSize(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

describe('a drawn picture', () => {
  it('wraps the title between words, keeps every word, and stays inside the margins', () => {
    const title = 'What Minnesota Paid Leave means for a bakery with twelve people and one office manager';
    for (const size of [openGraph, short, { width: 1000, height: 1500 }, { width: 600, height: 600 }]) {
      const lines = draw(title, size);
      expect(lines.map(({ text }) => text).join(' ')).toBe(title);
      for (const line of lines) {
        expect(fonts.width(line.text, 'serifBold') * line.size).toBeLessThanOrEqual(
          size.width - 0.2 * Math.min(size.width, size.height),
        );
        expect(line.y).toBeLessThan(size.height * 0.86);
      }
    }
  });

  it('sets a short title larger than a long one', () => {
    const [small] = draw(
      'Overtime in Wisconsin and how it is counted for people on a salary '.repeat(3),
      openGraph,
    );
    const [large] = draw('Overtime in Wisconsin', openGraph);
    expect(large!.size).toBeGreaterThan(small!.size);
  });

  it('ends a title that no size can hold with an ellipsis', () => {
    const lines = draw('W'.repeat(300), openGraph);
    expect(lines.at(-1)!.text).toMatch(/^W+…$/);
    expect(lines.at(-1)!.y).toBeLessThan(openGraph.height * 0.8);
  });

  it('shows markup as text', () => {
    const title = '</text><script>alert("1")</script> & <image href="x"/>';
    const svg = drawPicture({ ...openGraph, title }, fonts);
    expect(svg).not.toMatch(/<script|<image/);
    expect(
      draw(title, openGraph)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(title);
  });

  it('leaves out what no font can show, and falls back to the shop where nothing is left', () => {
    expect(draw('Leave 🎉 for 👩‍👩‍👧 families\u0000\u202e', openGraph).map(({ text }) => text)).toEqual([
      'Leave for families',
    ]);
    expect(draw('🎉🎉', openGraph)[0]!.text).toBe(brand.name);
  });

  it('starts a title in Arabic or Hebrew at the right', () => {
    const svg = drawPicture({ ...openGraph, title: 'מדיניות חופשה' }, fonts);
    expect(svg).toMatch(/text-anchor="end"[^>]*>\u2067מדיניות חופשה\u2069</);
  });

  it('becomes a PNG of exactly its size, the same bytes for the same words', async () => {
    const picture = { ...short, title: 'Earned sick time: what changes in 2026', kicker: 'Minnesota' };
    const png = await paintPicture(picture);
    expect(pngSize(png)).toEqual(short);
    expect(Buffer.compare(png, await paintPicture(picture))).toBe(0);
    expect(Buffer.compare(png, await paintPicture({ ...picture, title: 'Another' }))).not.toBe(0);
  });

  it.each(['<>&"\'', '\ud800', 'x'.repeat(5000), '\n\t', 'سياسة الإجازة المدفوعة 2026 ABC', '﷽'.repeat(40)])(
    'paints %j without failing',
    async (title) => {
      expect(pngSize(await paintPicture({ ...openGraph, title }))).toEqual(openGraph);
    },
  );
});
