export interface PageGroup {
  readonly title: string;
  readonly paths: readonly string[];
}

const groupOf = (path: string): string => {
  if (/paid-leave-(policy|by-state)/.test(path)) {
    return 'Law by state';
  }
  if (path.startsWith('/blog/')) {
    return 'Blog posts';
  }
  return path.startsWith('/knowledge-base/') ? 'Knowledge base articles' : 'Shop';
};

/** The pages of the site, in groups that can be chosen together. */
export function groupPages(paths: readonly string[]): PageGroup[] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const group = groupOf(path);
    groups.set(group, [...(groups.get(group) ?? []), path]);
  }
  return [...groups].map(([title, members]) => ({ title, paths: members }));
}
