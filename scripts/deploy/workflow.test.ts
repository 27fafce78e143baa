import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string | number>>;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: readonly string[];
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

const checks = ['verify', 'unit', 'part'] as const;

interface Workflow {
  readonly on: { readonly push: { readonly branches: readonly string[] } };
  readonly jobs: Readonly<Record<(typeof checks)[number] | 'deploy', Job>>;
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { on, jobs } = parse(read('.github/workflows/check-and-deploy.yml')) as Workflow;

/** What the expressions of one run see. */
interface Run {
  readonly event_name: 'push' | 'pull_request' | 'workflow_dispatch';
  readonly ref?: string;
  /** What became of the checks that are not named in `failed`. */
  readonly checked?: 'success' | 'skipped';
  readonly failed?: (typeof checks)[number];
  readonly project?: string;
}

/** The value of an expression: those of the file mean in JavaScript what they mean to GitHub. */
function evaluate(
  expression: string,
  { event_name, ref = '', checked = 'success', failed, project = 'abc' }: Run,
) {
  const context = {
    inputs: { ref },
    github: { event_name, sha: 'pushed' },
    needs: Object.fromEntries(
      checks.map((name) => [name, { result: name === failed ? 'failure' : checked }]),
    ),
    vars: { SUPABASE_PROJECT_REF: project },
    cancelled: () => false,
  };
  return runInNewContext(expression.replace(/^\$\{\{(.*)\}\}$/s, '$1'), context) as unknown;
}

const applies = ({ if: condition }: Job | Step, run: Run) =>
  condition === undefined || Boolean(evaluate(condition, run));
const stepsOf = (job: Job, run: Run) => job.steps.filter((step) => applies(step, run));
const commandsOf = (job: Job, run: Run) => stepsOf(job, run).flatMap(({ run: command }) => command ?? []);

const push: Run = { event_name: 'push' };
const byHand: Run = { event_name: 'workflow_dispatch' };
const back: Run = { event_name: 'workflow_dispatch', ref: '1a2b3c', checked: 'skipped' };

describe('the workflow', () => {
  it.each([
    ['a push to main', push, [true, true]],
    ['a start by hand', byHand, [true, true]],
    ...checks.map((failed) => [`a push that fails ${failed}`, { ...push, failed }, [true, false]] as const),
    ['a pull request', { event_name: 'pull_request' }, [true, false]],
    ['a push where no project is named', { ...push, project: '' }, [true, false]],
    ['a roll back', back, [false, true]],
  ] as const)('checks and deploys on %s as it should', (_what, run, expected) => {
    const [checked, deployed] = expected;
    expect(checks.map((name) => applies(jobs[name], run))).toEqual(checks.map(() => checked));
    expect(applies(jobs.deploy, run)).toBe(deployed);
  });

  it('deploys after every check, on each Node that the shop supports and of each suite', () => {
    expect(Object.keys(jobs).sort()).toEqual([...checks, 'deploy'].sort());
    expect(jobs.deploy.needs).toEqual(checks);
    expect(jobs.unit.strategy?.matrix['node-version']).toEqual(['20.19', '22', '24']);
    expect(jobs.part.strategy?.matrix['part']).toEqual(['database', 'functions', 'documents', 'e2e']);
  });

  it('names each action by its commit', () => {
    const folder = new URL('../../.github/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.yml'),
    );
    const used = files.flatMap((file) =>
      [...read(`.github/${file}`).matchAll(/uses: (\S+)/g)].map(([, action = '']) => action),
    );
    expect(used.length).toBeGreaterThan(5);
    const thirdParty = used.filter((action) => !action.startsWith('./'));
    expect(thirdParty.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it.each([
    ['a push', push],
    ['a start by hand without a commit', byHand],
  ])('deploys the commit of %s', (_what, run) => {
    const [checkout] = stepsOf(jobs.deploy, run);
    expect(evaluate(String(checkout?.with?.['ref']), run)).toBe('pushed');
    expect(commandsOf(jobs.deploy, run).at(-1)).toBe('npm run deploy');
    expect(commandsOf(jobs.deploy, run).join('\n')).not.toContain('roll-back');
  });

  it('rolls back from main with its whole history, and deploys nothing', () => {
    const [checkout] = stepsOf(jobs.deploy, back);
    expect(on.push.branches).toEqual([evaluate(String(checkout?.with?.['ref']), back)]);
    expect(checkout?.with?.['fetch-depth']).toBe(0);
    expect(commandsOf(jobs.deploy, back).at(-1)).toBe('npm run roll-back -- "$ROLL_BACK_TO"');
    expect(stepsOf(jobs.deploy, back).at(-1)?.env).toEqual({ ROLL_BACK_TO: '${{ inputs.ref }}' });
    expect(commandsOf(jobs.deploy, back)).not.toContain('npm run deploy');
  });

  it('writes nothing that was typed into a command', () => {
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run ?? ''));
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });

  it('hands over each variable that docs/deploy.md tells to set, and the page tells of each', () => {
    const paragraph = /`\.github\/workflows\/check-and-deploy\.yml` does.*?\n\n/s.exec(
      read('docs/deploy.md'),
    )?.[0];
    const told = [...(paragraph ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name);
    expect([...new Set(told)].sort()).toEqual(Object.keys(jobs.deploy.env ?? {}).sort());
  });
});
