import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formattedPaste, pasteMarkdown } from './paste-markdown';

const clipboard = (html: string, plain = 'plain words') =>
  ({ getData: (type: string) => (type === 'text/html' ? html : plain) }) as DataTransfer;
const list = '<ul><li>One</li><li>Two</li></ul>';

let field: HTMLTextAreaElement;
const onInput = vi.fn();

async function paste(html: string, value = '', at = value.length): Promise<boolean> {
  field.value = value;
  field.setSelectionRange(at, at);
  const isDefault = fireEvent.paste(field, { clipboardData: clipboard(html) });
  await vi.waitFor(() => expect(isDefault || onInput.mock.calls.length > 0).toBe(true), 10_000);
  return isDefault;
}

beforeEach(() => {
  document.body.innerHTML = '<textarea maxlength="60"></textarea>';
  field = document.querySelector('textarea')!;
  onInput.mockClear();
  field.addEventListener('input', onInput);
  field.addEventListener('paste', (event) =>
    pasteMarkdown(event as unknown as Parameters<typeof pasteMarkdown>[0]),
  );
});

describe('a paste into a field for Markdown', () => {
  it('comes as Markdown, parted from what is around it', async () => {
    expect(await paste(list, 'Before.After.', 7)).toBe(false);
    expect(field.value).toBe('Before.\n\n- One\n- Two\n\nAfter.');
  });

  it('stays within a line where it is part of one', async () => {
    await paste('<p>see <b>Ann</b></p>', 'Please !', 7);
    expect(field.value).toBe('Please see **Ann**!');
  });

  it('is no longer than the field takes, and cuts no character', async () => {
    await paste(`<p><b>${'x'.repeat(56)}</b>😀😀</p>`);
    expect(field.value).toBe(`**${'x'.repeat(56)}**`);
    await vi.waitFor(
      () => expect(document.body.textContent).toContain('This field takes 60 characters.'),
      10_000,
    );
  });

  it.each([
    ['plain text', ''],
    ['words of a page', '<meta charset="utf-8"><span style="color: red">words</span>'],
    ['Markdown from an editor of code', '<div style="color: #d4d4d4;white-space: pre;"><b># Head</b></div>'],
    ['code', '<html><body><pre><b>x</b></pre></body></html>'],
  ])('is left to the browser: %s', async (_, html) => {
    expect(await paste(html, 'a')).toBe(true);
    expect(field.value).toBe('a');
  });

  it('comes as plain words where there is nothing to show', async () => {
    await paste('<b hidden>secret</b>');
    expect(field.value).toBe('plain words');
  });

  it('is none without a clipboard', () => {
    expect(formattedPaste(null)).toBe(null);
  });
});
