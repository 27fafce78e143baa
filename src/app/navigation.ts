export interface NavigationLink {
  readonly to: string;
  readonly label: string;
  /** What it opens on the page itself; the address is for browsers without JavaScript. */
  readonly opens?: 'privacy-choices';
}

export const headerLinks: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/templates', label: 'Templates' },
  { to: '/free-resources', label: 'Free pack' },
  { to: '/blog', label: 'Blog' },
  { to: '/knowledge-base', label: 'Knowledge base' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
];
