import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import { bareText } from './bare-text.js';

// A project of one file without libraries: the shop's own would take half a minute.
const folder = mkdtempSync(join(tmpdir(), 'bare-text-'));
const filename = join(folder, 'case.tsx');
const compilerOptions = { jsx: 'preserve', strict: true, noLib: true, types: [] };
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['case.tsx'] }));
writeFileSync(filename, '');
afterAll(() => rmSync(folder, { recursive: true }));

Object.assign(RuleTester, { describe, it, itOnly: it.only });

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      ecmaFeatures: { jsx: true },
      project: 'tsconfig.json',
      tsconfigRootDir: folder,
    },
  },
});

/** In a component whose variables have these types. */
const written = (jsx: string) => ({
  filename,
  name: jsx,
  code: `
    type Node = string | number | object | null | undefined;
    declare const on: boolean, words: string, count: number, list: string[], node: Node, icon: object;
    const part = ${jsx};`,
});
const conditional = (jsx: string) => ({ ...written(jsx), errors: [{ messageId: 'conditional' }] });
const inUi = (jsx: string) => ({ ...written(jsx), options: [{ variables: true }] });
const changing = (jsx: string) => ({ ...inUi(jsx), errors: [{ messageId: 'changing' }] });

tester.run('bare-text', bareText, {
  valid: [
    // Alone in its element a text may come, go and change.
    '<b>{on && words}</b>',
    "<b>{on ? 'Save' : 'Send'}</b>",
    '<b>{on ? words : <i />}</b>',
    '<b>{`${count} files`}</b>',
    // Only elements.
    '<b>{on && <i />}<u>Send</u></b>',
    '<b>{list.map((item) => <i>{item}</i>)}<u>Send</u></b>',
    "<b>{on && <i />}{' '}\n<u /></b>",
    '<b>{on && <i />}{icon}</b>',
    // Nothing comes or goes.
    '<b><i /> Send</b>',
    '<b>Send <i>{on && words}</i></b>',
    '<b>{count} files</b>',
    // Not translated.
    '<b translate="no">{on && <i />}Send</b>',
    '<b translate="no"><>{on && <i />}{words}</></b>',
  ]
    .map(written)
    .concat(['<b>{node}</b>', '<b><i />{icon}</b>', '<b>{words}</b>'].map(inUi)),
  invalid: [
    '<b>{on && <i />}Send</b>',
    '<b>Send {on && <i />}</b>',
    '<b>{on ? <i /> : null}{words}</b>',
    '<b>{on ? <i /> : <u />}{node}</b>',
    '<b>{on && <i />}{count}</b>',
    "<b>{on && <i />}{'Send'}</b>",
    '<b>{on && <i />}{`${count} files`}</b>',
    '<b>{list.map((item) => <i>{item}</i>)}Send</b>',
    // The text itself comes and goes beside something.
    '<b><i />{on && words}</b>',
    "<b>{on ? 'Edit' : 'Answer'} <i /></b>",
    '<b>{node ?? words} <i /></b>',
    // Fragments are not in the document.
    '<b><>{on && <i />}</>Send</b>',
    '<b>{on ? <>Send <i /></> : <u />}</b>',
    '<>{on && <i />}Send</>',
    '<b>{on && <i />}{words as string}</b>',
  ]
    .map(conditional)
    .concat(['<b>{words}<i /></b>', '<b>{count} files</b>', '<b><i />{node}</b>'].map(changing)),
});
