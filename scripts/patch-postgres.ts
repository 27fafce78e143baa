/**
 * After `npm install`: mends two lines of the Postgres driver (postgres 3.4.9, github.com/porsager/postgres issues 1154 and 1208).
 * A write that it had put off came when the connection was closed already and ended the whole process, from where nobody can
 * catch it; and what was left of it kept the connection from ever sending again. Once a release has the guard, this goes.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const mended = '/* mended after the install */';

const changes: readonly (readonly [found: string, put: string])[] = [
  [
    '  function nextWrite(fn) {\n',
    `  function nextWrite(fn) { ${mended}
    if (socket === null) {
      nextWriteTimer !== null && clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false
    }
`,
  ],
  [
    '    incomings = null\n    clearImmediate(nextWriteTimer)\n',
    '    incomings = null\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n',
  ],
];

for (const folder of ['src', 'cjs/src']) {
  const file = new URL(`../node_modules/postgres/${folder}/connection.js`, import.meta.url);
  const before = readFileSync(file, 'utf8');
  if (before.includes(mended)) continue;
  const after = changes.reduce((text, [found, put]) => {
    if (text.split(found).length !== 2)
      throw new Error(`${file.pathname} is not as expected: look at ${import.meta.url}`);
    return text.replace(found, () => put);
  }, before);
  writeFileSync(file, after);
}
