import { expect, it } from 'vitest';
import { styleSheets } from './chunks';

it('finds the style sheet of the site beside its chunks, and misses it aloud', () => {
  const entry = { file: 'assets/index-1a2b.js', isEntry: true };
  const style = { file: 'assets/style-3c4d.css' };
  expect(styleSheets({ 'index.html': entry, 'style.css': style })).toEqual(['assets/style-3c4d.css']);
  expect(() => styleSheets({ 'index.html': entry })).toThrow('The build has no style sheet');
});
