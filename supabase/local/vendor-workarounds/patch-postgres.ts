/**
 * After `npm install`: patches two places of the Postgres driver (postgres 3.4.9). A delayed write on a closed connection ended
 * the process with an error that nobody can catch, and its rest kept the connection from sending again. README.md has the links.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const guard = `error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false`;

const changes: readonly (readonly [found: string, put: string])[] = [
  [
    '  function nextWrite(fn) {\n',
    `  function nextWrite(fn) {
    if (socket === null) {
      nextWriteTimer !== null && clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      ${guard}
    }
`,
  ],
  [
    '    incomings = null\n    clearImmediate(nextWriteTimer)\n',
    '    incomings = null\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n',
  ],
];

for (const folder of ['src', 'cjs/src']) {
  const file = new URL(`../../../node_modules/postgres/${folder}/connection.js`, import.meta.url);
  const before = readFileSync(file, 'utf8');
  if (before.includes(guard)) continue;
  const after = changes.reduce((text, [found, put]) => {
    if (text.split(found).length !== 2)
      throw new Error(`${file.pathname} is not as expected: look at ${import.meta.url}`);
    return text.replace(found, () => put);
  }, before);
  writeFileSync(file, after);
}
