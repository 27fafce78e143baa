/** One line of JSON per event on standard output. */
export function logLine(entry: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
}

interface DatabaseFailure {
  readonly code?: unknown;
  readonly routine?: unknown;
  readonly query?: unknown;
}

/**
 * lite prints a failed statement with its parameters, which are people's names and addresses. Only the error's code and
 * place are kept; its notice about storage being experimental is known and left out.
 */
export function quietLibraryErrors(): void {
  const printError = console.error.bind(console);
  const printWarning = console.warn.bind(console);
  console.error = (...parts: unknown[]) => {
    const failure = parts.find(
      (part): part is DatabaseFailure =>
        part instanceof Error && ('query' in part || part.name === 'PostgresError'),
    );
    if (failure) {
      logLine({ at: 'database', code: failure.code, routine: failure.routine });
      return;
    }
    printError(...parts);
  };
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).startsWith('EXPERIMENTAL FEATURES')) {
      printWarning(...parts);
    }
  };
}
