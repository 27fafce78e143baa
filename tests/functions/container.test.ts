import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { denoProgram, startArguments } from '../../scripts/support/shop-process';
import { readConfig } from '../../supabase/local/common/config';

const run = (...args: string[]) => spawnSync('docker', args, { encoding: 'utf8' });

/** `NAME what it says`, line by line, in the order of the file. */
const steps = readFileSync('Dockerfile', 'utf8')
  .replace(/^#.*$/gm, '')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => ({
    name: line.split(' ')[0] ?? '',
    said: line.split(' ').slice(1).join(' ').trim(),
  }));
const said = (name: string) => steps.filter((step) => step.name === name).map((step) => step.said);

/** What each COPY takes from the project, but for the last word: where it goes. */
const copied = said('COPY')
  .filter((line) => !line.includes('--from='))
  .map((line) => line.split(' ').slice(0, -1));
const left = readFileSync('.dockerignore', 'utf8').trim().split('\n');
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

it('has the container start the shop as npm start does, with the same permissions', () => {
  const command = JSON.parse(said('CMD').at(-1) ?? '[]') as string[];
  expect(command).toEqual(['node_modules/deno/deno', ...startArguments()]);
  expect(command).not.toContain('-A');
});

it('copies files that are there, and runs scripts that npm knows', () => {
  expect(copied.flat().length).toBeGreaterThan(4);
  expect(copied.flat().filter((source) => !existsSync(source))).toEqual([]);
  expect(copied.flat().filter((source) => left.includes(source.split('/')[0] ?? ''))).toEqual([]);
  const named = said('RUN').flatMap((line) =>
    [...line.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''),
  );
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('installs with the lock file, the settings and the script that the installation runs', () => {
  const before = steps.slice(
    0,
    steps.findIndex((step) => step.said === 'npm ci'),
  );
  const there = before.flatMap((step) => (step.name === 'COPY' ? step.said.split(' ').slice(0, -1) : []));
  const script = /\S+\.ts/.exec(scripts['postinstall'] ?? '')?.[0] ?? '';
  expect(there).toEqual(
    expect.arrayContaining(['package.json', 'package-lock.json', '.npmrc', 'deno.json', script]),
  );
  // It is there alone.
  expect(readFileSync(script, 'utf8')).not.toMatch(/from '\./);
});

it('leaves nothing out that the shop or its build imports', { timeout: 0 }, () => {
  const project = `${pathToFileURL(process.cwd()).href}/`;
  const entries = [scripts['start'], scripts['build:code'], scripts['build']].map(
    (script) => /\S+\.ts$/.exec(script ?? '')?.[0] ?? '',
  );
  for (const entry of [...entries, 'vite.config.ts']) {
    const { stdout } = spawnSync(denoProgram(), ['info', '--json', entry], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const modules = (JSON.parse(stdout) as { modules: { specifier: string }[] }).modules
      .map(({ specifier }) => specifier.replace(project, ''))
      .filter((specifier) => !specifier.includes(':') && !specifier.startsWith('node_modules/'));
    expect(modules).toContain(entry);
    expect(modules.filter((module) => left.includes(module.split('/')[0] ?? ''))).toEqual([]);
  }
});

it('names the user, the folder, the ports and the Node that the shop has', () => {
  const environment = Object.fromEntries(
    said('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
  );
  const { host, dataFolder, ports } = readConfig(environment, false);
  expect([host, [dataFolder]]).toEqual(['0.0.0.0', said('VOLUME')]);
  expect(said('EXPOSE')).toEqual([`${ports.shop} ${ports.api}`]);
  expect(said('HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${ports.api}/health`);
  expect(said('USER')).toEqual(['node']);
  expect(steps.findIndex(({ name }) => name === 'USER')).toBeLessThan(
    steps.findIndex(({ name }) => name === 'CMD'),
  );
  expect(said('RUN').find((line) => line.includes('chown'))).toBe(
    `mkdir ${dataFolder} && chown node:node ${dataFolder} ${said('WORKDIR')[0] ?? ''}`,
  );
  const images = said('FROM').map((line) => line.split(' ')[0]);
  expect(new Set(images).size).toBe(1);
  expect(images[0]).toMatch(new RegExp(`^node:${engines.node.replace('>=', '').replace('.', '\\.')}\\.`));
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
