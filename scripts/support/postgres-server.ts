import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import postgres from 'postgres';
import { readPostgresAddress } from '../../supabase/local/database/postgres-address.ts';
import { findPostgresPrograms } from '../backup/postgres-programs.ts';
import { waitUntil } from './wait-until.ts';

export interface PostgresServer {
  /** Of its first database; `databaseAt` names another one. */
  readonly url: string;
  /** As if its machine went away: no connection ends well. */
  crash(): void;
  /** As if its machine stood still: connections stay open, and nothing answers. */
  freeze(): Promise<void>;
  thaw(): void;
  /** Up again, with what it had acknowledged. */
  recover(): void;
  stop(): void;
}

/** initdb refuses to run as root, so root runs the server as the user that Debian's package made. */
function asServerUser(program: string, args: string[]): [string, string[]] {
  return userInfo().uid === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
}

/** The address of another database of the same server. */
export function databaseAt(serverUrl: string, name: string): string {
  const address = new URL(serverUrl);
  address.pathname = name;
  return String(address);
}

/** A connection as the tests use it: to a server on this machine, and without its notices. */
export function connectTo(url: string, options: postgres.Options<Record<string, never>> = {}): postgres.Sql {
  const address = readPostgresAddress(url);
  return postgres(address.url, { max: 1, onnotice: () => undefined, ...address.options, ...options });
}

/** A throw-away cluster of the installed PostgreSQL; `scripts/test.ts` installs one where there is none. */
export function startPostgres(): PostgresServer {
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
  const run = (program: string, args: string[]) => {
    const [command, commandArgs] = asServerUser(join(binaries, program), args);
    execFileSync(command, commandArgs, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  };
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']);
  const options = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=200`;
  const start = () => run('pg_ctl', ['-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start']);
  start();
  const ps = (...args: string[]) => spawnSync('ps', args, { encoding: 'utf8' }).stdout.trim();
  const mainProcess = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  /** Each connection has a process of its own, and all belong to the first one's. */
  const signalChildren = (main: number, name: 'SIGSTOP' | 'SIGCONT') => {
    const children = ps('-o', 'pid=', '--ppid', String(main)).split(/\s+/);
    for (const pid of children.filter((word) => word !== '')) process.kill(Number(pid), name);
  };
  const freeze = async () => {
    const main = mainProcess();
    process.kill(main, 'SIGSTOP');
    // Once it stands still it has no more children than these.
    await waitUntil('PostgreSQL stands still', () =>
      Promise.resolve(ps('-o', 'stat=', '-p', String(main)).startsWith('T')),
    );
    signalChildren(main, 'SIGSTOP');
  };
  const thaw = () => {
    const main = mainProcess();
    signalChildren(main, 'SIGCONT');
    process.kill(main, 'SIGCONT');
  };
  return {
    // The name of a host is for the form of an address only: the socket is in the folder.
    url: `postgres://postgres@localhost:5432/postgres?host=${folder}`,
    crash: () => run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']),
    freeze,
    thaw,
    recover: start,
    stop() {
      const [command, args] = asServerUser(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      spawnSync(command, args, { cwd: tmpdir() });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
