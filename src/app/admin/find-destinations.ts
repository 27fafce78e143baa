import { adminGroups } from './admin-pages';

interface Destination {
  readonly to: string;
  readonly label: string;
}

/** The lists that can be searched by address; each reads its search from `q`. */
const searchableLists = [
  { path: '/admin/orders', noun: 'orders' },
  { path: '/admin/users', noun: 'users' },
  { path: '/admin/messages', noun: 'messages' },
];

/** Where the text may lead: admin pages by name, then the searches of the lists. */
export function findDestinations(text: string): readonly Destination[] {
  const wanted = text.trim();
  if (wanted === '') {
    return [];
  }
  const pages = adminGroups
    .flatMap(({ pages: ofGroup }) => ofGroup)
    .filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()));
  const searches = searchableLists.map(({ path, noun }) => ({
    to: `${path}?${new URLSearchParams({ q: wanted })}`,
    label: `Search ${noun} for “${wanted}”`,
  }));
  return [...pages.map(({ path, label }) => ({ to: path, label })), ...searches];
}
