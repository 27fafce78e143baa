import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setDocuments, useGo } from '@/lib/url/go';
import { Link } from '@/ui/link';
import { FollowLinks } from './follow-links';

const connect = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  window.history.replaceState(null, '', '/pricing?from=1');
  setDocuments((path) => path !== '/account');
  connect(true);
});
afterEach(() => setDocuments(() => false));

/** Whether the click is left to the browser, and what the router shows after it. */
function click(link: React.ComponentProps<typeof Link>, how: MouseEventInit = {}) {
  const { unmount } = render(
    <BrowserRouter>
      <Link {...link}>Go</Link>
      <FollowLinks />
      <Here />
    </BrowserRouter>,
  );
  let isLeft = false;
  const end = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', end, { once: true });
  fireEvent.click(screen.getByText('Go'), how);
  const result = { isLeft, shown: shown() };
  unmount();
  return result;
}

const here = '/pricing?from=1';

it.each([
  ['a rendered page', { to: '/templates' }],
  ['a rendered page with a query and a hash', { to: '/templates?state=MN#list' }],
  ['a place on this page', { to: '/pricing?from=1#questions' }],
  ['a file', { to: '/feed.xml' }],
  ['a download', { to: '/account', download: '' }],
  ['another tab', { to: '/account', target: '_blank' }],
  ['another site', { to: 'https://example.com/account' }],
])('leaves %s to the browser', (_, link) => {
  expect(click(link)).toEqual({ isLeft: true, shown: here });
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press with %o to the browser',
  (how) => {
    expect(click({ to: '/account' }, how)).toEqual({ isLeft: true, shown: here });
  },
);

it.each([
  ['a page that is not rendered', '/account', '/account'],
  ['the same page with another query', '/pricing?from=2', '/pricing?from=2'],
  ['the same page with a query alone', '?reviews=2', '/pricing?reviews=2'],
  ['an address with what somebody typed', '/contact?message=Hi', '/contact?message=Hi'],
])('gives %s to the router', (_, to, path) => {
  expect(click({ to })).toEqual({ isLeft: false, shown: path });
});

it('gives everything to the router on a page that is not rendered: its forms are kept by the page alone', () => {
  window.history.replaceState(null, '', '/account');
  expect(click({ to: '/templates' })).toEqual({ isLeft: false, shown: '/templates' });
});

it('gives everything to the router offline, which keeps the page and says so', () => {
  connect(false);
  expect(click({ to: '/templates' })).toEqual({ isLeft: false, shown: '/templates' });
});

it('is asked by code that goes somewhere, too', () => {
  const { result } = renderHook(useGo, {
    wrapper: ({ children }: { readonly children: React.ReactNode }) => (
      <BrowserRouter>
        {children}
        <Here />
      </BrowserRouter>
    ),
  });
  const go: ReturnType<typeof useGo> = (...target) => result.current(...target);
  const [assign, replace] = [vi.fn(), vi.fn()];
  const { href, pathname } = window.location;
  vi.stubGlobal('location', { href, pathname, assign, replace });
  act(() => void go('/templates#list'));
  act(() => void go('/templates', { replace: true }));
  vi.unstubAllGlobals();
  expect(assign.mock.calls).toEqual([[new URL('/templates#list', href).href]]);
  expect(replace.mock.calls).toEqual([[new URL('/templates', href).href]]);
  expect(shown()).toBe(here);
  act(() => void go('/account'));
  expect(shown()).toBe('/account');
});
