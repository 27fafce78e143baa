/**
 * The shop's own letters: two variable files, Latin only, about 60 KB together. Newsreader (weights 400-600, optical size 32)
 * for headings and Public Sans (weights 400-700) for everything else. Made from the files of @fontsource-variable 5.3 with
 * fonttools:
 *   fonttools varLib.instancer newsreader-latin-opsz-normal.woff2 opsz=32 wght=400:600
 *   fonttools varLib.instancer public-sans-latin-wght-normal.woff2 wght=400:700
 *   pyftsubset … --flavor=woff2 --no-hinting --layout-features=kern,mark,mkmk,ccmp,locl,liga,calt,rvrn,tnum,pnum,frac,numr,dnom
 * They are cached for ever, so a changed file gets a new number in its name.
 */
export const letters = [
  { family: 'Newsreader', file: '/fonts/newsreader-latin-1.woff2', weight: '400 600' },
  { family: 'Public Sans', file: '/fonts/public-sans-latin-1.woff2', weight: '400 700' },
] as const;
