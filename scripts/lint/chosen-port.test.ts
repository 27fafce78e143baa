import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { chosenPort } from './chosen-port.js';

Object.assign(RuleTester, { describe, it, itOnly: it.only });

const refused = (code: string) => ({ code, errors: [{ messageId: 'chosen' }] });

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('chosen-port', chosenPort, {
  valid: [
    `server.listen(0, '127.0.0.1', resolve)`,
    `server.listen({ port: 0, host: '127.0.0.1' })`,
    `Deno.serve({ port: 0 }, answer)`,
    `startShop({ SHOP_PORT: '0', WEBHOOK_SHARED_SECRET: secret })`,
    `const { SHOP_PORT, API_PORT: api } = shop.environment`,
    `spawn(deno, args, { env: { DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0' } })`,
    `server.close(() => resolve())`,
  ],
  invalid: [
    `server.listen(43351, '127.0.0.1', resolve)`,
    `server.listen(await freePort())`,
    `server.listen({ port, host: '127.0.0.1' })`,
    `Deno.serve({ port: number }, answer)`,
    `Deno.listen({ port: 4000 })`,
    `startShop({ SHOP_PORT: String(await freePort()) })`,
    `const other = { ...environment, API_PORT, DATA_DIR: copy }`,
    'spawn(deno, args, { env: { DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` } })',
    `server.listen(0, () => { const { port } = server.address(); server.close(() => resolve(port)); })`,
  ].map(refused),
});
