import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../fill.ts';
import { bundledFonts } from '../fonts.ts';
import { makeTemplate } from '../testing/make-template.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { buildPdf } from './build-pdf.ts';

const rule =
  'We provide a laptop and a headset. We pay 40 dollars a month for the phone. Ask before you buy more.';
const placeholders = [
  'company_short_name: profile',
  'rule:',
  '  label: Who pays',
  '  help: Two sentences.',
  `  example: ${rule}`,
  '  kind: text',
  'choice:',
  '  label: Who decides',
  '  help: Choose one.',
  '  example: The owner',
  '  kind: choice',
  `  options: [The owner, "${rule} ${rule}"]`,
];

async function boxes(
  body: string,
  asked = placeholders,
): Promise<{ widths: number[]; heights: number[]; fields: string }> {
  const document = fillTemplate(makeTemplate(body, { placeholders: asked }), 'blank');
  const pdf = readPdf(await buildPdf(document, { license: undefined, fonts: bundledFonts() }));
  const sides = pdf.withEntry('/Subtype/Widget').map((widget) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = (/\/Rect ?\[([^\]]*)\]/.exec(widget)?.[1] ?? '')
      .split(' ')
      .map(Number);
    return { width: Math.round(right - left), height: Math.round(top - bottom) };
  });
  return {
    widths: sides.map(({ width }) => width),
    heights: sides.map(({ height }) => height),
    fields: pdf.withEntry('/Kids[').join('\n'),
  };
}

const lineHeight = 15;

describe('a field for sentences', () => {
  it('takes lines of its own inside a paragraph, with the character that follows', async () => {
    const { widths, heights, fields } = await boxes('Some words before it: {{rule}}. And words after it.');
    expect(widths).toEqual([expect.toSatisfy((width: number) => width > 455 && width < 468)]);
    expect(heights).toEqual([expect.toSatisfy((height: number) => height >= 2 * lineHeight)]);
    expect(fields).toContain('/FT/Tx/Ff 4096');
  });

  it('grows where its column is narrow', async () => {
    const { heights } = await boxes(
      '1. {{rule}}\n\n| What | Which rule holds for all of us in this company | Who |\n| --- | --- | --- |\n| Costs | {{rule}} | Each of us |',
    );
    const [inList = 0, inCell = 0] = heights;
    expect(inList).toBeGreaterThanOrEqual(2 * lineHeight);
    expect(inCell).toBeGreaterThan(inList);
  });

  it('is never taller than a page', async () => {
    const long = placeholders.map((line) => line.replace(rule, Array(30).fill(rule).join(' ')));
    const { heights } = await boxes('| A | B | C |\n| --- | --- | --- |\n| Words | {{rule}} | Words |', long);
    expect(heights[0]).toBeLessThan(560);
  });

  it('is no list to choose from, because a list has one line', async () => {
    const { heights, fields } = await boxes('{{choice}} decides.');
    expect(heights[0]).toBeGreaterThan(2 * lineHeight);
    expect(fields).not.toContain('/FT/Ch');
    expect(fields).toContain('One of: The owner | We provide');
  });
});

it('a field for a few words stays in its line', async () => {
  const { heights } = await boxes('People at {{company_short_name}} work.');
  expect(heights).toEqual([lineHeight]);
});
