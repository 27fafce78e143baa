/** One line of JSON per event on standard output. */
export function logLine(entry: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
}

/** A code is a short word. Anything longer could be what somebody has sent. */
const shortWord = /^[\w.-]{1,40}$/;
const asCode = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && shortWord.test(String(value))
    ? String(value)
    : undefined;

/** File and line without the folders, which would tell where on the machine the shop lies. */
const placeOf = (stack: string): string | undefined => /([^/\\()\s]+:\d+:\d+)\)?$/m.exec(stack)?.[1];

/** What may be told of something that a library prints: what kind it is and where, and nothing of its words. */
export function describeFault(printed: object): Record<string, string | undefined> {
  const { code, status, routine, name, stack } = printed as Readonly<Record<string, unknown>>;
  return {
    code: asCode(code) ?? asCode(status) ?? asCode(name) ?? 'unknown',
    routine: asCode(routine),
    // The database names its routine; anything else is only found again by its place.
    place: routine === undefined && typeof stack === 'string' ? placeOf(stack) : undefined,
  };
}

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null;

/**
 * lite and its parts print what a visitor's bad request throws, with the request's text or the statement's parameters, which
 * are people's names and addresses, and with a stack that tells the folders of this machine. One line with a code is kept of
 * each; lite's notice about storage being experimental is known and left out.
 */
export function quietLibraryErrors(): void {
  const quieted =
    (print: (...parts: unknown[]) => void) =>
    (...parts: unknown[]) => {
      const fault = parts.find(isObject);
      if (fault) {
        logLine({ at: 'library', ...describeFault(fault) });
      } else if (!String(parts[0]).startsWith('EXPERIMENTAL FEATURES')) {
        print(...parts);
      }
    };
  console.error = quieted(console.error.bind(console));
  console.warn = quieted(console.warn.bind(console));
}
