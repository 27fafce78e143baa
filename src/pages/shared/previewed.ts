/** What a button with `data-preview` opens: `{sku}/{document}`, or `{sku}` alone in a row of a list, whose id is the document. */
export function previewed(opener: HTMLElement | null | undefined): readonly [sku: string, document: string] {
  const [sku = '', document = opener?.closest('li')?.id ?? ''] = opener?.dataset['preview']?.split('/') ?? [];
  return [sku, document];
}
