import { expect, it } from 'vitest';
import { changeLogTitle } from './change-log-names';

it('titles the log of all states, of one state, and of federal law', () => {
  expect(changeLogTitle(null)).toBe('Changes in the law');
  expect(changeLogTitle('minnesota')).toBe('Changes in Minnesota law');
  expect(changeLogTitle('federal')).toBe('Changes in federal law');
});
