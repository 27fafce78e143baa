/** How every document looks, in whatever format. Colors are RRGGBB; lengths are points (1/72 inch). */
export const colors = {
  /** Deep evergreen of headings and rules, 9.6:1 on white. */
  ink: '1B4D3E',
  text: '1A1A1A',
  /** Running heads and small print, 6.4:1 on white. */
  quiet: '595F5B',
  hairline: 'BFC8C3',
  headerFill: 'E8EFEB',
  lawFill: 'EFF5F2',
  /** Amber marks what the owner has to do: notes, open fields. */
  amber: 'B7791F',
  noteFill: 'FDF6E7',
  fieldFill: 'FFF3D6',
  /** Words on `fieldFill`, 7:1. */
  fieldText: '7A4300',
} as const;

/** US Letter with one-inch margins. */
export const page = { width: 612, height: 792, margin: 72 } as const;

/** Documents longer than this say below their title for whom and from when they are. */
export const titleFactsFromWords = 1500;

/** Documents longer than this, about ten pages, have a table of contents. */
export const contentsFromWords = 2700;

export const stateNames: Readonly<Record<string, string>> = {
  MN: 'Minnesota',
  WI: 'Wisconsin',
};

/** With more entries than this the contents keep to the first level, so that the text begins on the first page. */
export const mostContents = 16;

/** The same for a handbook, whose contents are several pages: a reader looks for a rule, not for a chapter. */
export const mostFullContents = 500;

/** Bullets by depth. */
export const bullets = ['•', '–', '▪'] as const;
