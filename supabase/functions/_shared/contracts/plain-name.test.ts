import { expect, it } from 'vitest';
import { namesThatAreMessages, plainNames } from '../../../../tests/support/names.ts';
import { isPlainName } from './plain-name.ts';

it.each(plainNames)('takes %j for a name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

it.each(namesThatAreMessages)('takes %j for a message', (name) => {
  expect(isPlainName(name)).toBe(false);
});
