/**
 * `npm run deploy`: brings this checkout to the hosted shop: migrations, functions, content and site, in this order, because
 * each needs what comes before it.
 * `npm run roll-back -- COMMIT`: functions and site of an earlier commit again. Migrations only go forward and leave room for
 * the code before them; content and data stay as they are. It runs from the newest code: the earlier one would find migrations
 * in the database that it does not know, and could not go back to before it had a roll back.
 *
 * Needs SUPABASE_PROJECT_REF, SUPABASE_PUBLISHABLE_KEY and SITE_URL, to deploy also SUPABASE_SECRET_KEY, and SUPABASE_ACCESS_TOKEN if
 * it is to check the sign-in settings. The site goes to its
 * host by PUBLISH_COMMAND, a command of the shell that uploads `dist/`, or by DEPLOY_HOOK_URL, whose host builds it
 * from the branch that it follows: so only the first can roll back. Ends with 1 at the first step that fails; a second run
 * goes on where that was, since every step may be repeated.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { readSignIn, signInFaults } from './deploy/check-sign-in.ts';

class DeployError extends Error {
  override readonly name = 'DeployError';
}

interface Target {
  /** The reference of the Supabase project. */
  readonly project: string;
  /** Uploads `dist/`; empty where the host builds the site. */
  readonly publishCommand: string;
  readonly deployHook: string;
}

function required(name: string, why: string): string {
  const value = process.env[name];
  if (!value) throw new DeployError(`${name} is not set: ${why}. Nothing was changed.`);
  return value;
}

function readTarget(isBack = false): Target {
  required('SUPABASE_PUBLISHABLE_KEY', 'the pages are rendered with it');
  required('SITE_URL', 'the pages name themselves with it');
  const publishCommand = isBack
    ? required('PUBLISH_COMMAND', 'it uploads dist/, and a deploy hook cannot go back')
    : (process.env['PUBLISH_COMMAND'] ?? '');
  return {
    project: required('SUPABASE_PROJECT_REF', 'the reference of the Supabase project'),
    publishCommand,
    deployHook: publishCommand ? '' : required('DEPLOY_HOOK_URL', 'or PUBLISH_COMMAND, which uploads dist/'),
  };
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Exit codes besides 0 that are no failure, with what they mean. */
  readonly accepted?: Readonly<Record<number, string>>;
}

async function run(step: string, command: Command): Promise<void> {
  const { program, args, folder = '.', environment = {}, accepted = {} } = command;
  console.log(`\n${step}`);
  const { code } = await new Deno.Command(program, {
    args: [...args],
    cwd: folder,
    env: { ...environment },
    stdin: 'inherit',
    stdout: 'inherit',
    stderr: 'inherit',
  }).output();
  const meaning = accepted[code];
  if (meaning !== undefined) {
    console.log(meaning);
  } else if (code !== 0) {
    throw new DeployError(`"${step}" failed. The steps above it are done. Fix the cause and run this again.`);
  }
}

const api = ({ project }: Target) => ({ SUPABASE_URL: `https://${project}.supabase.co` });

const deployFunctions = ({ project }: Target, folder: string) =>
  run('Functions', {
    program: 'npx',
    args: ['supabase', 'functions', 'deploy', '--project-ref', project],
    folder,
  });

async function publishSite(target: Target, folder: string): Promise<void> {
  await run('Site', { program: 'npm', args: ['run', 'build'], folder, environment: api(target) });
  if (target.publishCommand) {
    await run('Upload', { program: 'sh', args: ['-c', target.publishCommand], folder });
    return;
  }
  console.log('\nDeploy hook');
  const answer = await fetch(target.deployHook, { method: 'POST' });
  await answer.body?.cancel();
  if (!answer.ok) throw new DeployError(`The deploy hook of the static host answered ${answer.status}.`);
}

/** With SUPABASE_ACCESS_TOKEN: a project whose codes are easier to guess than config.toml says gets nothing new. */
async function checkSignIn({ project }: Target): Promise<void> {
  const config = await readSignIn(project, process.env);
  if (!config) {
    console.log('\nSUPABASE_ACCESS_TOKEN is not set: the sign-in settings of the project are not checked.');
    return;
  }
  const { stops, notes } = signInFaults(config);
  for (const note of notes) console.log(`\n${note}`);
  if (stops.length > 0) {
    throw new DeployError(`${stops.join(' ')} Run "npx supabase config push". Nothing was changed.`);
  }
}

async function deploy(target: Target): Promise<void> {
  required('SUPABASE_SECRET_KEY', 'the content is pushed with it');
  await checkSignIn(target);
  await run('Project', { program: 'npx', args: ['supabase', 'link', '--project-ref', target.project] });
  await run('Migrations', { program: 'npm', args: ['run', 'database:push', '--', '--yes'] });
  await deployFunctions(target, '.');
  await run('Content', {
    program: 'npm',
    args: ['run', 'content:push'],
    environment: api(target),
    accepted: { 2: 'The texts named above stay in the shop as they are.' },
  });
  await publishSite(target, '.');
}

async function git(
  ...args: readonly string[]
): Promise<{ readonly success: boolean; readonly said: string }> {
  const command = new Deno.Command('git', { args: [...args], stdout: 'piped', stderr: 'null' });
  const { success, stdout } = await command.output();
  return { success, said: new TextDecoder().decode(stdout).trim() };
}

/**
 * The commit by its full name. One that this checkout does not come from may need migrations that the database has never seen,
 * and was perhaps never checked.
 */
async function earlierCommit(name: string): Promise<string> {
  const { success, said: commit } = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (!success) {
    throw new DeployError(`There is no commit "${name}" in this checkout. Nothing was changed.`);
  }
  if (!(await git('merge-base', '--is-ancestor', commit, 'HEAD')).success) {
    throw new DeployError(`"${name}" is not a commit before this one. Nothing was changed.`);
  }
  return commit;
}

async function rollBack(target: Target, name: string): Promise<void> {
  const commit = await earlierCommit(name);
  const parent = await mkdtemp(join(tmpdir(), 'roll-back-'));
  const folder = join(parent, 'checkout');
  try {
    await run('Checkout', { program: 'git', args: ['worktree', 'add', '--detach', folder, commit] });
    await run('Packages', { program: 'npm', args: ['ci'], folder });
    await deployFunctions(target, folder);
    await publishSite(target, folder);
  } finally {
    await rm(parent, { recursive: true, force: true });
    await run('Tidying up', { program: 'git', args: ['worktree', 'prune'] });
  }
}

async function main([option, commit]: readonly string[]): Promise<void> {
  if (option === undefined) {
    await deploy(readTarget());
  } else if (option === '--back-to' && commit !== undefined) {
    await rollBack(readTarget(true), commit);
  } else {
    throw new DeployError('Say which commit: npm run roll-back -- COMMIT');
  }
}

try {
  await main(process.argv.slice(2));
  console.log('\nDone.');
} catch (error) {
  console.error(error instanceof DeployError ? error.message : error);
  process.exit(1);
}
