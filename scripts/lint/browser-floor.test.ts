import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { browserFloor } from './browser-floor.js';

Object.assign(RuleTester, { describe, it, itOnly: it.only });

const refused = (code: string) => ({ code, errors: [{ messageId: 'newer' }] });

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('browser-floor', browserFloor, {
  valid: [
    `text.replace(/(?<name>a)(?!b)(?=c)(?:d)/gu, '')`,
    `const names = list[list.length - 1]`,
    `const known = Reflect.has(Intl, 'supportedValuesOf') ? Intl.supportedValuesOf('timeZone') : []`,
    `if (Reflect.has(Intl, 'Segmenter')) { use(new Intl.Segmenter('en')) }`,
    `const { at, size } = found`,
    `const copy = typeof structuredClone === 'function' ? structuredClone(found) : { ...found }`,
    `const isShown = typeof element.checkVisibility === 'function' && element.checkVisibility()`,
    `class Places { at(place) { return place } first() { return this.at(0) } }`,
    `new Set(names).size`,
    `JSON.parse(text)`,
    `const isAble = typeof element.checkVisibility === 'function'; list.filter((each) => !isAble || each.checkVisibility())`,
  ],
  invalid: [
    `text.split(/(?<=[.!?])\\s/)`,
    `text.replace(/(?<!a)b/u, '')`,
    `new RegExp('(?<!a)b')`,
    'new RegExp(String.raw`(?<!${joined})b`)',
    `text.match(/(?i:a)b/)`,
    `text.match(/[a--b]/v)`,
    `lines.at(-1)`,
    `lines?.at(-1)`,
    `rows.findLastIndex((row) => row.isIncluded)`,
    `useState(() => crypto.randomUUID())`,
    `useState(crypto.randomUUID)`,
    `Object.groupBy(rows, kindOf)`,
    `URL.canParse(address)`,
    `AbortSignal.timeout(8000)`,
    `new Intl.Segmenter('en').segment(text)`,
    `structuredClone(findings)`,
    `if (query.size > 0) send(query)`,
    `class Names { static { register(Names) } }`,
    `if (names.length > 0) names.at(0)`,
  ].map(refused),
});
