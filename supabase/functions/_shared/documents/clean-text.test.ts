import { describe, expect, it } from 'vitest';
import { cleanLine, cleanParagraph, cleanText, escapeXml, maxValueLength } from './clean-text.ts';

describe('cleaning a value', () => {
  it.each([
    ['control characters', 'a\u0000b\u0008c\u001bd\u007fe', 'abcde'],
    ['non-characters', 'a\ufffeb\uffffc\ufdd0d\u{1ffff}e', 'abcde'],
    ['a byte order mark and zero-width spaces', '\ufeffa\u200bb', 'ab'],
    ['characters that turn the direction', 'a\u202eb\u2066c\u2069', 'abc'],
    ['private use', 'a\ue000b\uf8ffc', 'abc'],
    ['lone surrogates', 'a\ud800b\udc00c', 'a\ufffdb\ufffdc'],
    ['emoji', 'a👩‍👩‍👧b', 'a👩‍👩‍👧b'],
    ['decomposed characters', 'e\u0301', 'é'],
    ['Hebrew and Arabic', 'שלום مرحبا', 'שלום مرحبا'],
  ])('handles %s', (_name, dirty, clean) => {
    expect(cleanText(dirty)).toBe(clean);
    expect(cleanText(dirty).isWellFormed()).toBe(true);
  });

  it('knows every kind of line break', () => {
    expect(cleanText('a\r\nb\rc\u2028d\u2029e\u0085f')).toBe('a\nb\nc\nd\ne\nf');
    expect(cleanLine(' a\r\n b\t c ')).toBe('a b c');
    expect(cleanParagraph(' a \n\n\n\n b\t')).toBe('a\n\n b');
  });

  it('cuts what is too long without cutting a character', () => {
    const long = cleanLine('x'.repeat(maxValueLength - 2) + '😀'.repeat(10));
    expect(long.length).toBeLessThanOrEqual(maxValueLength);
    expect(long.isWellFormed()).toBe(true);
    expect(long.endsWith('…')).toBe(true);
  });

  it('escapes for XML', () => {
    expect(escapeXml(`<a href="x">&'`)).toBe(`&lt;a href=&quot;x&quot;&gt;&amp;'`);
  });
});
