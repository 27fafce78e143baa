import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

/** The evergreen band: the dark scheme on its own backgrounds. */
const inverseOverrides = new Map(
  [...(css.split('.inverse {').at(-1) ?? '').matchAll(/--([\w-]+):\s*(#[\da-f]{6})/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  ),
);

type Scheme = 'light' | 'dark' | 'inverse';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function color(name: string, scheme: Scheme): string {
  const token = tokens.get(name);
  if (!token) {
    throw new Error(`tokens.css has no color --${name}`);
  }
  return scheme === 'inverse' ? (inverseOverrides.get(name) ?? token.dark) : token[scheme];
}

const papers = ['canvas', 'surface', 'sunken'];
const on = (backgrounds: readonly string[], ...foregrounds: readonly string[]) =>
  backgrounds.flatMap((background) => foregrounds.map((foreground) => [foreground, background] as const));

/** Text on its background: 4.5 to 1. */
const textPairs = [
  ...on(
    papers,
    'heading',
    'ink',
    'muted',
    'primary',
    'primary-strong',
    'accent',
    'danger',
    'success',
    'info',
  ),
  ...on(['primary-soft'], 'heading', 'ink', 'muted', 'primary'),
  ...on(['primary', 'primary-strong'], 'on-primary'),
  ...on(['accent-fill'], 'on-accent'),
  ...on(['accent-soft'], 'heading', 'ink', 'accent'),
  ...on(['danger', 'danger-strong'], 'on-danger'),
  ...on(['danger-soft'], 'heading', 'ink', 'danger', 'danger-strong'),
  ...on(['success-soft'], 'ink', 'success'),
  ...on(['info-soft'], 'heading', 'ink', 'info'),
];

/** Borders of controls, focus rings, fills that carry meaning: 3 to 1. */
const controlPairs = [
  ...on(papers, 'edge', 'focus', 'primary', 'danger'),
  ...on(['primary-soft', 'accent-soft', 'danger-soft', 'info-soft'], 'focus'),
];

it('has the backgrounds of the evergreen band', () => {
  expect([...inverseOverrides.keys()]).toEqual([
    'canvas',
    'surface',
    'sunken',
    'hairline',
    'primary-soft',
    'muted',
  ]);
});

describe.each(['light', 'dark', 'inverse'] as const)('colors in the %s scheme', (scheme) => {
  it.each(textPairs)('%s text on %s has a contrast of 4.5 to 1', (foreground, background) => {
    expect(contrast(color(foreground, scheme), color(background, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('%s on %s has a contrast of 3 to 1', (foreground, background) => {
    expect(contrast(color(foreground, scheme), color(background, scheme))).toBeGreaterThanOrEqual(3);
  });
});
