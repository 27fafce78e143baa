import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const version = '12.8.2';
/** Outside git, and kept: it is 100 MB that only this benchmark needs. */
const place = resolve('node_modules/.cache/lighthouse');
const program = join(place, 'node_modules/lighthouse/cli/index.js');

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Verdict {
  /** 0 to 100, in the order of the categories. */
  readonly scores: readonly number[];
  /** What cost points. */
  readonly faults: readonly string[];
}

interface Report {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { score: number | null }>>;
}

/** Installs Lighthouse where it is missing; false, with a line that says why, where it cannot be had. */
export function haveLighthouse(): boolean {
  if (existsSync(program)) return true;
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), '{"private":true}');
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--silent', `lighthouse@${version}`],
    { cwd: place, encoding: 'utf8' },
  );
  if (status === 0 && existsSync(program)) return true;
  console.log(`skipped: Lighthouse could not be installed (${stderr.trim().split('\n')[0] ?? ''})`);
  return false;
}

/** Its own trouble with the browser: no word about the page. */
const brokenRun = 'Runtime error encountered';
const mostTries = 3;

/** One run in a fresh Chromium, as Lighthouse's mobile mode does it; one that it could not measure is made again. */
export async function askLighthouse(address: string, chromium: string): Promise<Verdict> {
  for (let tried = 1; ; tried++) {
    try {
      return await runLighthouse(address, chromium);
    } catch (error) {
      if (tried === mostTries || !String(error).includes(brokenRun)) throw error;
      console.log(`  made again: ${/\([A-Z_]+\)/.exec(String(error))?.[0] ?? 'a broken run'}`);
    }
  }
}

async function runLighthouse(address: string, chromium: string): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      'node',
      [
        program,
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${categories.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, timeout: 180_000 },
    );
    return readVerdict(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readVerdict({ categories: found, audits }: Report): Verdict {
  const faults = categories.flatMap((category) =>
    (found[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores: categories.map((category) => Math.round((found[category]?.score ?? 0) * 100)),
    faults,
  };
}
