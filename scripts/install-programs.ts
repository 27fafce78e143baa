import process from 'node:process';

interface Program {
  readonly name: string;
  /** Any of these files or commands proves that it is there. */
  readonly found: readonly string[];
  readonly debian: readonly string[];
  readonly homebrew: readonly string[];
}

const programs = [
  {
    name: 'Chromium',
    found: [
      'chromium',
      'chromium-browser',
      'google-chrome',
      '/Applications/Google Chrome.app',
      '/Applications/Chromium.app',
    ],
    debian: ['chromium'],
    homebrew: ['--cask', 'chromium'],
  },
  {
    name: 'PostgreSQL',
    found: [
      '/usr/lib/postgresql/15/bin/initdb',
      '/usr/lib/postgresql/16/bin/initdb',
      '/usr/lib/postgresql/17/bin/initdb',
      'initdb',
      '/opt/homebrew/opt/postgresql@15/bin/initdb',
    ],
    debian: ['postgresql'],
    homebrew: ['postgresql@15'],
  },
  {
    name: 'LibreOffice',
    found: ['soffice', '/Applications/LibreOffice.app'],
    debian: ['libreoffice-writer', 'libreoffice-calc'],
    homebrew: ['--cask', 'libreoffice'],
  },
  { name: 'pandoc', found: ['pandoc'], debian: ['pandoc'], homebrew: ['pandoc'] },
  { name: 'poppler', found: ['pdftotext'], debian: ['poppler-utils'], homebrew: ['poppler'] },
  { name: 'unzip', found: ['unzip'], debian: ['unzip'], homebrew: ['unzip'] },
  { name: 'Python', found: ['python3'], debian: ['python3'], homebrew: ['python3'] },
  { name: 'qpdf', found: ['qpdf'], debian: ['qpdf'], homebrew: ['qpdf'] },
] as const satisfies readonly Program[];

export type ProgramName = (typeof programs)[number]['name'];

async function exists(candidate: string): Promise<boolean> {
  if (candidate.startsWith('/')) {
    return Deno.stat(candidate).then(
      () => true,
      () => false,
    );
  }
  const { success } = await new Deno.Command('sh', {
    args: ['-c', `command -v ${candidate}`],
    stdout: 'null',
    stderr: 'null',
  }).output();
  return success;
}

async function isMissing({ found }: Program): Promise<boolean> {
  const answers = await Promise.all(found.map(exists));
  return !answers.includes(true);
}

async function run(command: readonly string[], environment: Record<string, string> = {}): Promise<void> {
  const [program = '', ...args] = command;
  const { success } = await new Deno.Command(program, {
    args,
    env: environment,
    stdout: 'null',
    stderr: 'inherit',
  }).output();
  if (!success) {
    throw new Error(`${command.join(' ')} failed`);
  }
}

/** apt-get on Debian (through sudo when not root), Homebrew on macOS; elsewhere the missing ones are named. */
export async function installMissingPrograms(
  needed: readonly ProgramName[] = programs.map(({ name }) => name),
): Promise<void> {
  const missing: Program[] = [];
  for (const program of programs) {
    if (needed.includes(program.name) && (await isMissing(program))) {
      missing.push(program);
    }
  }
  if (missing.length === 0) {
    return;
  }
  console.log(`Installing ${missing.map(({ name }) => name).join(', ')} …`);
  if (await exists('apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
    await run([...sudo, 'apt-get', 'update', '-qq']);
    await run(
      [
        ...sudo,
        'apt-get',
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        ...missing.flatMap(({ debian }) => debian),
      ],
      {
        DEBIAN_FRONTEND: 'noninteractive',
      },
    );
  } else if (await exists('brew')) {
    for (const { homebrew } of missing) {
      await run(['brew', 'install', ...homebrew]);
    }
  } else {
    throw new Error(`Please install ${missing.map(({ name }) => name).join(', ')} and run npm test again.`);
  }
}
