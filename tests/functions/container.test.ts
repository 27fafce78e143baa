import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startArguments } from '../../scripts/support/shop-process';

const run = (...args: string[]) => spawnSync('docker', args, { encoding: 'utf8' });

it('has the container start the shop as npm start does, with the same permissions', () => {
  const file = readFileSync('Dockerfile', 'utf8');
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(file)?.[1] ?? '[]') as string[];
  expect(command).toEqual(['node_modules/deno/deno', ...startArguments()]);
  expect(command).not.toContain('-A');
});

it('builds the Dockerfile where a Docker engine answers', { tags: ['full'], timeout: 0 }, ({ skip }) => {
  const isSkipped = run('info').status !== 0;
  const reason = 'No Docker engine answers on this machine, so the Dockerfile was not built.';
  // The list of tests has no room for it.
  if (isSkipped) console.warn(reason);
  skip(isSkipped, reason);
  const image = `northstar-hr-test:${crypto.randomUUID()}`;
  try {
    const built = run('build', '--tag', image, '.');
    expect(built.status, built.stderr).toBe(0);
    const inside = run(
      'run',
      '--rm',
      image,
      'node',
      '-e',
      'console.log(process.getuid(), require("fs").existsSync("dist/_headers"))',
    );
    expect(inside.stdout.trim()).toBe('1000 true');
  } finally {
    run('image', 'rm', '--force', image);
  }
});
