/** The evergreen band of the site (`.inverse` in tokens.css), the background of every picture. */
export const palette = {
  ground: '#0f3529',
  star: '#15402f',
  hairline: '#2b5545',
  title: '#eef5ef',
  kicker: '#8fd3b3',
  quiet: '#b4c7bb',
  mark: '#8fd3b3',
  onMark: '#0b241b',
} as const;

/** The four-pointed star of the logo, drawn on a field of 32 by 32. */
export const starPath = 'M16 5l2.6 8.4L27 16l-8.4 2.6L16 27l-2.6-8.4L5 16l8.4-2.6z';
