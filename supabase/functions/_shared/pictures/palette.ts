/** The light scheme of tokens.css: every picture that leaves the shop looks like its paper. */
export const palette = {
  canvas: '#fbf8f2',
  sunken: '#f3ede1',
  hairline: '#e4dccb',
  heading: '#0f3529',
  muted: '#58635c',
  primary: '#14493a',
  paper: '#fffefb',
} as const;

/** The four-pointed star of the logo, drawn on a field of 32 by 32. */
export const starPath = 'M16 5l2.6 8.4L27 16l-8.4 2.6L16 27l-2.6-8.4L5 16l8.4-2.6z';
