import { createHash } from 'node:crypto';

/** How the content security policy names an inline script that it allows. */
export const inlineHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
