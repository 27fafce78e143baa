import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import process from 'node:process';

function systemName(): string {
  const file = '/etc/os-release';
  const name = existsSync(file)
    ? /^PRETTY_NAME="?(.+?)"?$/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  return name ?? `${type()} ${release()}`;
}

/** Node itself: inside Deno, `process.version` is the version that Deno imitates. */
function nodeVersion(): string {
  const { stdout } = new Deno.Command('node', { args: ['--version'] }).outputSync();
  return new TextDecoder().decode(stdout).trim();
}

/** What figures were taken on: processor, cores, memory, system, runtimes. */
export function describeMachine(): string {
  const model = (cpus()[0]?.model ?? process.arch).replace(/\s+/g, ' ').trim();
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  return `${availableParallelism()} cores of ${model}, ${memory}, ${systemName()}, Node ${nodeVersion()}, Deno ${Deno.version.deno}`;
}
