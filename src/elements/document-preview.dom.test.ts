import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { firstDocuments, wantedPreview } from '@/features/all/library/model/wanted-preview';
import { defineElements } from './define';

beforeAll(defineElements);
afterEach(() => document.body.replaceChildren());

async function press(html: string, change: () => void = () => undefined) {
  document.body.innerHTML = html;
  await vi.dynamicImportSettled();
  change();
  document.querySelector<HTMLElement>('b')?.click();
  return wantedPreview.state();
}

it.each([
  ['core-hr/handbook', 'handbook'],
  ['core-hr/', ''],
  ['core-hr', 'posting'],
])('asks for the document that %s and its entry name', async (of, document) => {
  const wanted = await press(
    `<document-preview of="${of}"><ul><li id="posting"><button><b>Preview</b></button></li></ul></document-preview>`,
  );
  expect(wanted).toMatchObject({ sku: 'core-hr', document });
  expect(wanted?.opener.tagName).toBe('BUTTON');
});

it('follows its attribute, and leaves what is no button', async () => {
  const change = () => document.querySelector('document-preview')?.setAttribute('of', 'core-hr/posting');
  const html = '<document-preview of="core-hr/handbook"><button><b>Read on</b></button></document-preview>';
  const wanted = await press(html, change);
  expect(wanted?.document).toBe('posting');
  expect(await press('<document-preview of="core-hr/other"><b>Text</b></document-preview>')).toBe(wanted);
});

it('notes the first document of each state', async () => {
  document.body.innerHTML = `<document-preview of="payroll-ops">
    <section data-in-state="MN"><li id="mn-a"></li><li id="mn-b"></li></section>
    <section data-in-state="WI"><li id="wi-a"></li></section>
    <section data-in-state="WI"><li id="wi-leave"></li></section></document-preview>`;
  await vi.dynamicImportSettled();
  expect(Object.fromEntries(firstDocuments)).toMatchObject({
    'payroll-ops/MN': 'mn-a',
    'payroll-ops/WI': 'wi-a',
  });
});
