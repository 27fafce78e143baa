import { cutText } from '../contracts/text.ts';

const longestDescription = 1000;

/** What is different from one text of a template to the next, by section, for buyers who have the older one. */
export function describeChanges(before: string, after: string): string {
  const old = sectionsOf(before);
  const current = sectionsOf(after);
  const names = (candidates: Iterable<string>, isWanted: (name: string) => boolean) =>
    [...candidates].filter(isWanted);
  const parts = [
    ['New', names(current.keys(), (name) => !old.has(name))],
    ['Changed', names(current.keys(), (name) => old.has(name) && old.get(name) !== current.get(name))],
    ['Removed', names(old.keys(), (name) => !current.has(name))],
  ] as const;
  const description = parts
    .filter(([, sections]) => sections.length > 0)
    .map(([what, sections]) => `${what}: ${sections.join(', ')}.`)
    .join(' ');
  return cutText(description, longestDescription);
}

const opening = 'Opening';

/** The text below each heading; sections of the same name count as one. The front matter is left out. */
function sectionsOf(text: string): Map<string, string> {
  const sections = new Map<string, string>();
  let name = opening;
  for (const line of withoutFrontMatter(text).split('\n')) {
    const heading = /^#{1,6}\s+(\S.*)$/.exec(line)?.[1]?.trimEnd();
    if (heading === undefined) {
      const words = line.trim();
      if (words !== '' || sections.has(name)) {
        sections.set(name, `${sections.get(name) ?? ''}\n${words}`.trimEnd());
      }
    } else {
      name = heading.replaceAll('**', '');
      sections.set(name, sections.get(name) ?? '');
    }
  }
  return sections;
}

function withoutFrontMatter(text: string): string {
  const unified = text.replaceAll('\r\n', '\n');
  const end = unified.startsWith('---\n') ? unified.indexOf('\n---\n', 3) : -1;
  return end < 0 ? unified : unified.slice(end + 5);
}
