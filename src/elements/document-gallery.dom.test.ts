import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defineElements } from './define';

const readSample = vi.hoisted(() => vi.fn());
vi.mock('@/lib/supabase/data-api', () => ({ getFunction: readSample }));

/** What the browser reports as soon as something is watched, and when it has another size. */
let report: () => void = () => undefined;
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        report = callback;
      }
      observe() {
        report();
      }
      disconnect() {
        report = () => undefined;
      }
    },
  );
  defineElements();
});
beforeEach(() => {
  readSample.mockReset();
  document.body.innerHTML = `
    <document-gallery>
      <div data-stage="">
        <sample-page class="sheet has-pins"><div><p class="doc-note">A note</p></div></sample-page>
        <ol><li data-mark="doc-note">Note</li><li data-mark="doc-table">Table</li></ol>
        <p role="status">Handbook: document 1 of 3</p>
        <document-preview of="core-hr/handbook"><button>Preview</button></document-preview>
      </div>
      <div data-stage="" style="display: none">
        <sample-page class="sheet has-pins"><div><p class="doc-table">Days</p></div></sample-page>
        <ol><li data-mark="doc-note">Note</li><li data-mark="doc-table">Table</li></ol>
        <p role="status">Handbook for Wisconsin: document 3 of 3</p>
        <document-preview of="core-hr/handbook-wi"><button>Preview</button></document-preview>
      </div>
      <button data-page="core-hr/handbook" value="1 of 3" aria-pressed="true">Handbook</button>
      <button data-page="core-hr/posting" value="2 of 3" aria-pressed="false"><span>Posting</span></button>
      <button data-page="core-hr/handbook-wi" value="3 of 3" aria-pressed="false">Handbook</button>
    </document-gallery>`;
});
afterEach(() => document.body.replaceChildren());

const one = (selector: string) => document.querySelector<HTMLElement>(`document-gallery ${selector}`)!;
const table = () => one('[data-mark=doc-table]');
/** The numbers are looked at as soon as the code is there. */
const upgraded = () => waitFor(() => expect(table().hidden).toBe(true));

it('shows the page whose picture is pressed, with its numbers, and reads on there', async () => {
  readSample.mockResolvedValue({ title: 'Posting', sheet: '<p class="doc-table">Days</p>' });
  await upgraded();
  one('span').click();
  expect(one('[data-page$=posting]').getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(one('[role=status]').textContent).toBe('Posting: document 2 of 3'));
  expect(readSample).toHaveBeenCalledWith('preview-sample/core-hr?document=posting');
  expect(one('sample-page').className).toBe('sheet has-pins');
  expect(one('sample-page').textContent).toBe('Days');
  expect(table().hidden).toBe(false);
  expect(one('[data-mark=doc-note]').hidden).toBe(true);
  expect(one('document-preview').getAttribute('of')).toBe('core-hr/posting');
  await waitFor(() => expect(one('[data-page$=posting]').getAttribute('aria-busy')).toBeNull());
});

it('says why a page did not come, and shows the one pressed last', async () => {
  await upgraded();
  readSample.mockRejectedValueOnce(new Error('You are offline.'));
  one('[data-page$=posting]').click();
  await waitFor(() => expect(one('[role=status]').textContent).toBe('You are offline.'));
  let arrive: (page: object) => void = () => undefined;
  const late = new Promise((resolve) => (arrive = resolve));
  readSample.mockImplementation((address: string) =>
    address.endsWith('posting') ? late : Promise.resolve({ title: 'Handbook', sheet: '<p>Handbook</p>' }),
  );
  one('[data-page$=posting]').click();
  await waitFor(() => expect(readSample).toHaveBeenCalledTimes(2));
  one('[data-page$=handbook]').click();
  await waitFor(() => expect(one('sample-page').textContent).toBe('Handbook'));
  arrive({ title: 'Posting', sheet: '<p>Posting</p>' });
  await waitFor(() => expect(one('[data-page$=posting]').getAttribute('aria-busy')).toBeNull());
  expect(one('sample-page').textContent).toBe('Handbook');
});

it('presses the picture of the page that shows when another state is chosen, and turns that page', async () => {
  await upgraded();
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-stage]');
  const pressed = () => one('[aria-pressed=true]').dataset['page'];
  expect(pressed()).toBe('core-hr/handbook');
  first!.style.display = 'none';
  second!.style.display = '';
  report();
  expect(pressed()).toBe('core-hr/handbook-wi');
  expect(second!.querySelector<HTMLElement>('[data-mark=doc-note]')!.hidden).toBe(true);
  readSample.mockResolvedValue({ title: 'Posting', sheet: '<p>Posting</p>' });
  one('[data-page$=posting]').click();
  await waitFor(() =>
    expect(second!.querySelector('[role=status]')!.textContent).toBe('Posting: document 2 of 3'),
  );
  expect(first!.querySelector('[role=status]')!.textContent).toBe('Handbook: document 1 of 3');
  // Another size is no other page.
  report();
  expect(pressed()).toBe('core-hr/posting');
});
