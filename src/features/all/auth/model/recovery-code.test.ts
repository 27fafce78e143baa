import { expect, it } from 'vitest';
import { readRecoveryCode, recoveryCodesText } from './recovery-code';

it.each([
  ['7K3M-Q2XD-9TRA-0B1C', '7K3MQ2XD9TRA0B1C'],
  [' 7k3m q2xd 9tra obLc ', '7K3MQ2XD9TRA0B1C'],
  ['7K3M–Q2XD–9TRA–0BIC', '7K3MQ2XD9TRA0B1C'],
  ['7K3M-Q2XD-9TRA', null],
  ['7K3M-Q2XD-9TRA-0B1C-7', null],
  ['', null],
])('reads %j as %j', (typed, read) => {
  expect(readRecoveryCode(typed)).toBe(read);
});

it('writes a file that says whose codes they are and when they were made', () => {
  const text = recoveryCodesText(['AAAA-BBBB', 'CCCC-DDDD'], 'ann@example.com', 'May 4, 2026');
  expect(text).toContain('Account: ann@example.com\nMade on May 4, 2026.');
  expect(text).toContain('\nAAAA-BBBB\nCCCC-DDDD\n');
});
