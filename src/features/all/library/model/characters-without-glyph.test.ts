import { expect, it } from 'vitest';
import { charactersWithoutGlyph } from './characters-without-glyph';

it.each([
  ['Lakeside Dental LLC, 5 € – “ready”', []],
  ['Ade\u0301ba\u0301yo\u0323\u0300 & Söhne', []],
  ['金龙餐厅', []],
  ['አዲስ', []],
  ['Shalom שלום, سلام', []],
  ['Two\nlines\tand a soft\u00adhyphen', []],
  ['A number sign of Arabic \u0600', ['\u0600']],
  ['Taco 🌮 and 🌮', ['🌮']],
  ['नमस्ते', ['न', 'म', 'स', '्', 'त', 'े']],
])('of %j a PDF cannot show %j', (text, characters) => {
  expect(charactersWithoutGlyph(text)).toEqual(characters);
});
