interface PageItem {
  readonly key: string;
  /** null is a gap. */
  readonly page: number | null;
}

/** The first, the last, the current page and its neighbors; a gap only where it hides more than one page. */
export function visiblePages(current: number, count: number): readonly PageItem[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);
  return wanted.flatMap((page, index) => {
    const previous = wanted[index - 1] ?? 0;
    const item = { key: String(page), page };
    if (page - previous === 2) {
      return [{ key: String(page - 1), page: page - 1 }, item];
    }
    return page - previous > 2 ? [{ key: `gap-${page}`, page: null }, item] : [item];
  });
}
