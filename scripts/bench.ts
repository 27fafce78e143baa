/** `npm run bench`: every benchmark of package.json (`bench:…`), one after the other. Exit code 1 when one misses a figure. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const names = Object.keys(scripts).filter((name) => name.startsWith('bench:'));

const missed = names.filter((name) => {
  console.log(`\n=== ${name}`);
  return spawnSync('npm', ['run', '--silent', name], { stdio: 'inherit' }).status !== 0;
});
console.log(
  missed.length === 0
    ? `\nAll figures are met: ${names.join(', ')}`
    : `\nMissed a figure: ${missed.join(', ')}`,
);
process.exit(missed.length === 0 ? 0 : 1);
