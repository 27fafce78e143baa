import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findPostgresPrograms } from '../backup/postgres-programs.ts';
import { freePort } from './free-port.ts';

export interface PostgresServer {
  /** `postgres://…/` without a database name. */
  readonly url: string;
  /** As if its machine went away: no connection ends well. */
  crash(): void;
  /** As if its machine stood still: connections stay open, and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Up again, with what it had acknowledged. */
  recover(): void;
  stop(): void;
}

/** initdb refuses to run as root, so root runs the server as the user that Debian's package made. */
function asServerUser(program: string, args: string[]): [string, string[]] {
  return userInfo().uid === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
}

/** A throw-away cluster of the installed PostgreSQL; `scripts/test.ts` installs one where there is none. */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = findPostgresPrograms('initdb');
  if (!binaries) {
    throw new Error(
      'PostgreSQL is not installed: apt-get install postgresql-15 or brew install postgresql@15',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'northstar-postgres-'));
  if (userInfo().uid === 0) {
    const { uid, gid } = statSync('/var/lib/postgresql');
    chownSync(folder, uid, gid);
  }
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, args: string[]) => {
    const [command, commandArgs] = asServerUser(join(binaries, program), args);
    execFileSync(command, commandArgs, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  };
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  const start = () => run('pg_ctl', ['-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start']);
  start();
  /** Each connection has a process of its own, and all belong to the first one's. */
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const [main = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', main], { encoding: 'utf8' }).stdout;
    for (const pid of [main, ...children.split(/\s+/)].filter((word) => word !== '')) {
      process.kill(Number(pid), name);
    }
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/`,
    crash: () => run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    recover: start,
    stop() {
      const [command, args] = asServerUser(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      spawnSync(command, args, { cwd: tmpdir() });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
