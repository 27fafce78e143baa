import type { Style } from './style-list.ts';
import { size, styles } from './style-list.ts';

/** Half points of text that no style sets in another size. */
const textSize = 22;

/** The name of a style's larger twin. */
export const posterStyleId = (id: string): string => `Sign${id}`;

/** The larger twins of the styles that a poster uses. */
export function posterStyles(used: ReadonlySet<string>, scale: number): Style[] {
  return styles
    .filter(({ id }) => used.has(id))
    .map((style): Style => {
      const spacing = larger(/<w:spacing [^>]*\/>/.exec(style.paragraph ?? '')?.[0] ?? '', scale);
      return {
        id: posterStyleId(style.id),
        name: `Sign ${style.name}`,
        basedOn: style.id,
        ...(spacing === '' ? {} : { paragraph: spacing }),
        run: size(Math.round(sizeOf(style) * scale)),
      };
    });
}

/** The size that a style has or inherits. */
function sizeOf(style: Style): number {
  const own = /<w:sz w:val="(\d+)"/.exec(style.run ?? '')?.[1];
  if (own !== undefined) return Number(own);
  const parent = styles.find(({ id }) => id === style.basedOn);
  return parent ? sizeOf(parent) : textSize;
}

/** The space above and below in proportion; Word derives the line height from the type. */
function larger(spacing: string, scale: number): string {
  return spacing.replace(
    /w:(before|after)="(\d+)"/g,
    (_whole, side: string, twips: string) => `w:${side}="${String(Math.round(Number(twips) * scale))}"`,
  );
}
