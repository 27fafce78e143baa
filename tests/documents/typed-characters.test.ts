import { beforeAll, describe, expect, it } from 'vitest';
import { fillForm } from './support/fill-with-pdf-lib.ts';
import { renderOne, templates } from './support/library.ts';
import { readForm } from './support/pdf-form.ts';
import { looksOf } from './support/typed-looks.ts';

/** Names as people have them, and the characters of the alphabets that they come from. */
const names = [
  'Nguyễn Đặng',
  'Erdős Győző',
  'Łukasz Żółć',
  'Şükrü Yağız',
  'Țurcan Ștefan',
  'Kaʻōhū',
  'Ọlá Ṣẹ́gun',
];
const characters = [
  ...new Set(`${names.join('')}ẢẤẨẪẶẺỄỆỈỊỎỘỚỞỠỢỦỤỨỬỮỰỲỶỸỴāčēģķļņūžąęėįšųøßþñ`.normalize('NFC')),
].filter((character) => /\p{L}/u.test(character));

describe('characters that somebody types into a PDF form', () => {
  let bytes: Uint8Array;

  beforeAll(async () => {
    const [template] = templates;
    if (!template) throw new Error('There is no template.');
    ({ bytes } = await renderOne(template, 'blank', 'pdf'));
  });

  it('are in the font that the form writes with', () => {
    const { font } = readForm(bytes);
    expect(characters.filter((character) => font?.has(character) !== true)).toEqual([]);
  });

  it('are drawn by a viewer that has no fonts of its own, each in its own shape', async () => {
    // A character that no font has shows what a missing one looks like.
    const [empty, missing, ...looks] = await looksOf(bytes, ['', '\ue000', ...characters]);
    expect(characters.filter((_character, index) => [empty, missing].includes(looks[index]))).toEqual([]);
    expect(new Set(looks).size).toBe(characters.length);
  });

  it('are drawn in whole names: leaving one character out shows', async () => {
    for (const name of names) {
      const shorter = Array.from(name, (character) => name.replace(character, '')).filter(
        (text) => text !== name,
      );
      const [whole, ...others] = await looksOf(bytes, [name, ...shorter]);
      expect([name, others.includes(whole ?? '')]).toEqual([name, false]);
    }
  });

  it('come back from a file that a program has filled', async () => {
    const [filled] = await fillForm(bytes, () => 'Nguyễn Đặng');
    expect(filled?.text).toBe('Nguyễn Đặng');
  });
});
