import process from 'node:process';
import { parseArgs } from 'node:util';

/** Of one option: whether a value follows it, the value if it is not given, and what `--help` says of it. */
interface Option {
  readonly type: 'string' | 'boolean';
  readonly default?: string;
  readonly about: string;
}

/**
 * The options that a benchmark was called with. `--help` prints them and ends the process; one that is not among them is
 * refused, because a benchmark that runs for half an hour must not be another one than was asked for.
 */
export function readOptions<const Options extends Readonly<Record<string, Option>>>(
  command: string,
  options: Options,
) {
  if (process.argv.includes('--help')) {
    console.log(usage(command, options));
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(usage(command, options));
    process.exit(2);
  }
}

/** Of an option that counts something; anything but a whole number from 1 on is refused. */
export function readCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    console.error(`--${name} is a whole number from 1 on, not "${text}"`);
    process.exit(2);
  }
  return count;
}

function usage(command: string, options: Readonly<Record<string, Option>>): string {
  const lines = Object.entries(options).map(([name, { type, default: otherwise, about }]) => {
    const written = type === 'string' ? `--${name} VALUE` : `--${name}`;
    return `  ${written.padEnd(22)} ${about}${otherwise ? ` (default ${otherwise})` : ''}`;
  });
  return [`npm run ${command} -- [options]`, ...lines].join('\n');
}
