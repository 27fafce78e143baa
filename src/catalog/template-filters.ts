/** The filters of the catalog. Each one is a URL parameter with the filter's name. */
export const templateFilters = {
  audience: {
    label: 'Audience',
    options: [
      { value: 'all', label: 'Everybody' },
      { value: 'under-10', label: 'Fewer than 10 employees' },
      { value: '5-to-50', label: '5 to 50 employees' },
      { value: 'payroll', label: 'In-house payroll' },
      { value: 'minnesota', label: 'Minnesota employers' },
    ],
  },
  format: {
    label: 'Format',
    options: [
      { value: 'all', label: 'All formats' },
      { value: 'word', label: 'Word' },
      { value: 'google-docs', label: 'Google Docs' },
      { value: 'pdf', label: 'PDF' },
      { value: 'excel', label: 'Excel' },
    ],
  },
} as const;

export type FilterName = keyof typeof templateFilters;
export type FilterChoice = Readonly<Record<FilterName, string>>;
export const filterNames = Object.keys(templateFilters) as FilterName[];

/** Reads the filters from a URL. An unknown value means "all". */
export function readFilters(search: string): FilterChoice {
  const query = new URLSearchParams(search);
  const read = (name: FilterName) => {
    const wanted = query.get(name)?.toLowerCase();
    return templateFilters[name].options.find(({ value }) => value.toLowerCase() === wanted)?.value ?? 'all';
  };
  return { audience: read('audience'), format: read('format') };
}

/** The URL of a choice. It leaves out filters that do not narrow the list. */
export function filterHref(choice: FilterChoice): string {
  const named = filterNames.filter((name) => choice[name] !== 'all').map((name) => [name, choice[name]]);
  return named.length === 0 ? '/templates' : `/templates?${new URLSearchParams(named)}`;
}
