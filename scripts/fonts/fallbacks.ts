/** The system fonts that text is set in until the web fonts are there, with their metrics. */
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';

/** The part of a font's metrics that fallbacks need, in units of the font. */
export interface Metrics {
  readonly unitsPerEm: number;
  /** The mean width of a character, weighted by how often English uses it. */
  readonly xWidthAvg: number;
}

export interface Fallback {
  /** Follows the web font's name. */
  readonly suffix: string;
  readonly locals: readonly string[];
  readonly metrics: Metrics;
  /** The weights that it stands for, and the web font's weight that it is measured against. */
  readonly weight: string;
  readonly measuredAt: number;
}

// @capsizecss/metrics weighs characters as English uses them, without kerning: Arial came out a percent too wide; lines ended at
// another word. So these were measured as Chromium sets the text of eleven of the shop's pages (DejaVu: six): Arial as Liberation
// Sans 1.07 and Times New Roman as Liberation Serif, which have the same widths; Roboto 2017-08; DejaVu 2.37. With hinting, as on
// Linux desktops; without it, as on phones and Macs, glyphs come out 0 to 0.3 percent narrower.
const arial = { unitsPerEm: 2048, xWidthAvg: 920 };
const roboto = { unitsPerEm: 2048, xWidthAvg: 914 };
const timesNewRoman = { unitsPerEm: 2048, xWidthAvg: 835 };
const arialBold = { unitsPerEm: 2048, xWidthAvg: 983 };
const dejaVuSans = { unitsPerEm: 2048, xWidthAvg: 1047 };
const dejaVuSansBold = { unitsPerEm: 2048, xWidthAvg: 1145 };
const dejaVuSerif = { unitsPerEm: 2048, xWidthAvg: 1052 };

const serif = { weight: '500', measuredAt: 500 };
const regular = { weight: '400 500', measuredAt: 400 };
const bold = { weight: '600 700', measuredAt: 600 };

export const fallbacks: Readonly<Record<string, readonly Fallback[]>> = {
  Newsreader: [
    { suffix: 'Fallback', locals: ['Georgia'], metrics: georgia, ...serif },
    { suffix: 'Fallback Android', locals: ['Noto Serif', 'NotoSerif'], metrics: notoSerif, ...serif },
    {
      suffix: 'Fallback Linux',
      locals: ['Liberation Serif', 'Times New Roman'],
      metrics: timesNewRoman,
      ...serif,
    },
    { suffix: 'Fallback DejaVu', locals: ['DejaVu Serif'], metrics: dejaVuSerif, ...serif },
  ],
  'Public Sans': [
    { suffix: 'Fallback', locals: ['Arial', 'Liberation Sans'], metrics: arial, ...regular },
    { suffix: 'Fallback', locals: ['Arial Bold', 'Liberation Sans Bold'], metrics: arialBold, ...bold },
    { suffix: 'Fallback Android', locals: ['Roboto'], metrics: roboto, weight: '400 700', measuredAt: 400 },
    { suffix: 'Fallback DejaVu', locals: ['DejaVu Sans'], metrics: dejaVuSans, ...regular },
    { suffix: 'Fallback DejaVu', locals: ['DejaVu Sans Bold'], metrics: dejaVuSansBold, ...bold },
  ],
};
