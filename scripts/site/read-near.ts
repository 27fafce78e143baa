import process from 'node:process';

/**
 * The pages name the API as browsers reach it, perhaps through a proxy that is not open before the pages are there. What is read
 * for them while they are rendered comes from NEAR_SUPABASE_URL, where it is given.
 */
export function readNear(supabaseUrl: string): void {
  const near = process.env['NEAR_SUPABASE_URL'] || supabaseUrl;
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const asked = new Request(input, init);
    const { pathname, search, origin } = new URL(asked.url);
    return send(
      origin === new URL(supabaseUrl).origin ? new Request(near + pathname + search, asked) : asked,
    );
  };
}
