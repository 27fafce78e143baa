import { beforeAll, describe, expect, it, vi } from 'vitest';
import { watchLongPastes } from './watch-long-pastes';

const field = document.createElement('input');
const says = (text: string) => document.body.textContent.includes(text);

function enter(inputType: string, data: string | null, { maxLength, from = 5 } = { maxLength: 10 }): void {
  field.value = '12345';
  field.maxLength = maxLength;
  field.setSelectionRange(from, 5);
  field.dispatchEvent(new InputEvent('beforeinput', { inputType, data, bubbles: true }));
}

beforeAll(() => {
  watchLongPastes();
  document.body.append(field);
});

describe('a paste into a field with a limit', () => {
  it.each([
    ['is pasted', 'insertFromPaste', 10],
    ['is dropped', 'insertFromDrop', 1010],
  ])('is told when it is cut: it %s', async (_, inputType, maxLength) => {
    enter(inputType, 'x'.repeat(maxLength), { maxLength });
    // The first toast loads the toast code.
    await vi.waitFor(
      () => expect(says(`takes ${maxLength.toLocaleString('en-US')} characters`)).toBe(true),
      10_000,
    );
  });

  it('is not told when it fits, with what it replaces, or when somebody types', async () => {
    enter('insertFromPaste', '12', { maxLength: 7 });
    enter('insertFromPaste', '1234567', { maxLength: 7, from: 0 });
    enter('insertText', '678', { maxLength: 7 });
    enter('insertFromPaste', null, { maxLength: 5 });
    enter('insertFromPaste', 'x'.repeat(500), { maxLength: 0 });
    enter('insertFromPaste', 'x'.repeat(500), { maxLength: 20 });
    await vi.waitFor(() => expect(says('takes 20 characters')).toBe(true), 10_000);
    expect(says('takes 7 characters') || says('takes 5 characters')).toBe(false);
  });
});
