import type { Config } from 'tailwindcss';

/** Every color has its light and its dark value in `src/ui/tokens.css`; there are no others. */
const colorNames = [
  ...['canvas', 'surface', 'sunken', 'hairline', 'edge', 'heading', 'ink', 'muted'],
  ...['primary', 'primary-strong', 'on-primary', 'primary-soft'],
  ...['accent', 'accent-fill', 'on-accent', 'accent-soft'],
  ...['danger', 'danger-strong', 'on-danger', 'danger-soft'],
  ...['success', 'success-soft', 'info', 'info-soft', 'focus', 'overlay', 'paper'],
];

export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(colorNames.map((name) => [name, `var(--${name})`])),
    },
    fontFamily: {
      sans: [
        'Public Sans',
        'Public Sans Fallback',
        'Public Sans Fallback Android',
        'Public Sans Fallback DejaVu',
        'system-ui',
        'sans-serif',
      ],
      serif: [
        'Newsreader',
        'Newsreader Fallback',
        'Newsreader Fallback Android',
        'Newsreader Fallback Linux',
        'Newsreader Fallback DejaVu',
        'serif',
      ],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'Liberation Mono', 'monospace'],
    },
    // Text that is read grows a little with the window, headings grow more; labels and tables stay.
    fontSize: {
      xs: ['0.75rem', { lineHeight: '1.25rem' }],
      sm: ['0.875rem', { lineHeight: '1.375rem' }],
      base: ['clamp(1rem, 0.97rem + 0.16vw, 1.0625rem)', { lineHeight: '1.6' }],
      lg: ['clamp(1.125rem, 1.07rem + 0.27vw, 1.25rem)', { lineHeight: '1.5' }],
      xl: ['clamp(1.125rem, 1.07rem + 0.27vw, 1.25rem)', { lineHeight: '1.3', letterSpacing: '-0.006em' }],
      '2xl': ['clamp(1.5rem, 1.4rem + 0.46vw, 1.75rem)', { lineHeight: '1.22', letterSpacing: '-0.01em' }],
      '3xl': [
        'clamp(1.75rem, 1.53rem + 0.98vw, 2.375rem)',
        { lineHeight: '1.16', letterSpacing: '-0.014em' },
      ],
      '4xl': ['clamp(2.125rem, 1.73rem + 1.75vw, 3.25rem)', { lineHeight: '1.1', letterSpacing: '-0.018em' }],
      '5xl': ['clamp(2.5rem, 1.83rem + 2.6vw, 4.25rem)', { lineHeight: '1.04', letterSpacing: '-0.022em' }],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    borderRadius: { none: '0', sm: '0.25rem', DEFAULT: '0.5rem', lg: '0.75rem', full: '9999px' },
    boxShadow: {
      none: 'none',
      DEFAULT: '0 1px 2px var(--shadow-color), 0 12px 28px -14px var(--shadow-color)',
    },
    transitionDuration: { DEFAULT: '140ms', 100: '100ms', 180: '180ms' },
    extend: {
      // About 72 characters of the text that it holds; `ch` would change with the fallback font.
      maxWidth: { measure: '34em', narrow: '44rem', page: '73.5rem', wide: '92rem' },
    },
  },
} satisfies Config;
