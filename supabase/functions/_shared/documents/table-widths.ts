/** What a column needs: `min` is its longest word, `max` its longest line, both with padding, in any unit. */
export interface ColumnNeed {
  readonly min: number;
  readonly max: number;
}

/**
 * Shares `total` among columns. Columns that fit on one line get what they ask for; the others share the rest by the
 * square root of what they ask for (so that a long text does not squeeze its neighbours), none below its longest word
 * where that is possible at all.
 */
export function shareWidth(needs: readonly ColumnNeed[], total: number): number[] {
  const wanted = needs.reduce((sum, need) => sum + need.max, 0);
  if (wanted <= total) {
    const spare = total - wanted;
    return needs.map((need) => need.max + (wanted > 0 ? (spare * need.max) / wanted : spare / needs.length));
  }
  const least = needs.reduce((sum, need) => sum + need.min, 0);
  if (least >= total) return needs.map((need) => (need.min / least) * total);
  return shareSpare(needs, total);
}

function shareSpare(needs: readonly ColumnNeed[], total: number): number[] {
  const widths = needs.map((need) => need.min);
  let open = needs.map((_need, index) => index);
  let spare = total - widths.reduce((sum, width) => sum + width, 0);
  while (open.length > 0 && spare > 0.01) {
    const weight = open.reduce((sum, index) => sum + weightOf(needs[index]), 0);
    const filled = open.filter((index) => {
      const need = needs[index];
      return need !== undefined && (widths[index] ?? 0) + (spare * weightOf(need)) / weight >= need.max;
    });
    if (filled.length === 0) {
      for (const index of open)
        widths[index] = (widths[index] ?? 0) + (spare * weightOf(needs[index])) / weight;
      return widths;
    }
    for (const index of filled) {
      const max = needs[index]?.max ?? 0;
      spare -= max - (widths[index] ?? 0);
      widths[index] = max;
    }
    open = open.filter((index) => !filled.includes(index));
  }
  return widths;
}

function weightOf(need: ColumnNeed | undefined): number {
  return Math.sqrt(Math.max(1, need?.max ?? 1));
}
