import process from 'node:process';

interface Program {
  readonly name: string;
  /** Any of these files or commands proves that it is there. */
  readonly found: readonly string[];
  readonly debian: readonly string[];
  /** Installed instead where the distribution does not know one of `debian`. */
  readonly debianElse?: readonly string[];
  /** Empty: macOS has what is needed. */
  readonly homebrew: readonly string[];
}

const fonts = '/usr/share/fonts/truetype';

const programs = [
  {
    name: 'Chromium',
    found: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      '/Applications/Google Chrome.app',
      '/Applications/Chromium.app',
    ],
    // Without windows it takes a third less processor time.
    debian: ['chromium-headless-shell'],
    debianElse: ['chromium'],
    homebrew: ['--cask', 'chromium'],
  },
  // What stands in for the fonts of Windows and Android where the shop's own do not come: tests measure pages in each of them.
  {
    name: 'Liberation fonts',
    found: [
      `${fonts}/liberation/LiberationSans-Regular.ttf`,
      `${fonts}/liberation2/LiberationSans-Regular.ttf`,
    ],
    debian: ['fonts-liberation'],
    homebrew: [],
  },
  {
    name: 'DejaVu fonts',
    found: [`${fonts}/dejavu/DejaVuSans.ttf`],
    debian: ['fonts-dejavu-core'],
    homebrew: [],
  },
  {
    name: 'Roboto fonts',
    found: [
      `${fonts}/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf`,
      `${fonts}/roboto/hinted/Roboto-Regular.ttf`,
    ],
    debian: ['fonts-roboto'],
    homebrew: [],
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

async function knowsAll(packages: readonly string[]): Promise<boolean> {
  const { success } = await new Deno.Command('apt-cache', {
    args: ['show', '--no-all-versions', ...packages],
    stdout: 'null',
    stderr: 'null',
  }).output();
  return success;
}

async function installOnDebian(missing: readonly Program[]): Promise<void> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  await run([...sudo, 'apt-get', 'update', '-qq']);
  const packages: string[] = [];
  for (const { debian, debianElse } of missing) {
    packages.push(...(debianElse && !(await knowsAll(debian)) ? debianElse : debian));
  }
  await run([...sudo, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

async function installWithHomebrew(missing: readonly Program[]): Promise<void> {
  for (const { homebrew } of missing) {
    await run(['brew', 'install', ...homebrew]);
  }
}

/** apt-get on Debian (through sudo when not root), Homebrew on macOS; elsewhere the missing ones are named. */
export async function installMissingPrograms(
  needed: readonly ProgramName[] = programs.map(({ name }) => name),
): Promise<void> {
  const hasApt = await exists('apt-get');
  const missing: Program[] = [];
  for (const program of programs) {
    const isOffered = hasApt || program.homebrew.length > 0;
    if (isOffered && needed.includes(program.name) && (await isMissing(program))) {
      missing.push(program);
    }
  }
  if (missing.length === 0) {
    return;
  }
  const names = missing.map(({ name }) => name).join(', ');
  console.log(`Installing ${names} …`);
  if (hasApt) {
    await installOnDebian(missing);
  } else if (await exists('brew')) {
    await installWithHomebrew(missing);
  } else {
    throw new Error(`Please install ${names} and run npm test again.`);
  }
}
