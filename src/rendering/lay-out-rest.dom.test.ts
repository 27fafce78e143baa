import { afterEach, expect, it, vi } from 'vitest';
import { layOutRest } from './lay-out-rest';

const section = '<section class="below-first-screen"></section>';
const shown = () => document.querySelectorAll('[style*="content-visibility: visible"]').length;

it('lays out a section in each frame, and says when it is done', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  document.body.innerHTML = `<p>First screen</p>${section.repeat(2)}`;
  const seen: number[] = [];
  const done = vi.fn();
  void layOutRest().then(done);
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    frame();
    await Promise.resolve();
    await Promise.resolve();
    seen.push(shown());
  }
  await Promise.resolve();
  expect(seen).toEqual([0, 1, 2, 2]);
  expect(done).toHaveBeenCalledOnce();
});

afterEach(() => vi.unstubAllGlobals());

it('takes rows of a table together, which are small', async () => {
  document.body.innerHTML = `<table class="data-table-stack"><tbody>${'<tr></tr>'.repeat(20)}</tbody></table>`;
  await layOutRest();
  expect(shown()).toBe(20);
});
