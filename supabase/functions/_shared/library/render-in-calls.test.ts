import { afterEach, describe, expect, it } from 'vitest';
import { serveFetch, type Served } from '../../../../tests/support/serve-fetch.ts';
import { packFiles } from '../files/packed-files.ts';
import type { FunctionConfig } from '../http/context.ts';
import { renderInCalls, renderFilesSchema, type RenderFilesRequest } from './render-in-calls.ts';

const wanted = ['a', 'b', 'c', 'd', 'e'].map((path) => ({
  template: { path, contentHash: `hash of ${path}` },
  format: 'text' as const,
}));
const request = {
  mode: 'company',
  copy: 'issue',
  answers: { company_name: 'Lakeside' },
  today: '2026-11-27',
} as const;
const signal = new AbortController().signal;
const wage = {
  text: '$11.13',
  number: '11.13',
  asOf: '2026-11-21',
  source: 'https://www.dli.mn.gov',
  validFrom: null,
  validTo: '2026-12-31',
  yearly: { name: 'Minimum wage', publisher: { name: 'DLI', url: 'https://www.dli.mn.gov' }, next: null },
};
const files = { wanted, facts: new Map([['mn-minimum-wage', wage]]), signal } as const;
let served: Served | undefined;

afterEach(() => served?.stop());

/** A `render-files` that answers as it is told, and what it was asked. */
async function serveFiles(answer: (asked: RenderFilesRequest) => Response) {
  const asked: RenderFilesRequest[] = [];
  served = await serveFetch(async (call) => {
    const body = renderFilesSchema.parse(await call.json());
    asked.push(body);
    return answer(body);
  });
  const config = { supabaseUrl: served.url, secretKey: 'secret' } as FunctionConfig;
  return { asked, context: { config, fetch } };
}

function filesOf(paths: readonly string[]): Response {
  const made = paths.map((path) => ({
    bytes: new TextEncoder().encode(`text of ${path}`),
    fileName: `${path}.txt`,
    contentType: 'text/plain',
  }));
  return new Response(packFiles(made));
}

describe('the files of a ZIP', () => {
  it('come in their order, however many a call has time for', async () => {
    const { asked, context } = await serveFiles(({ files }) =>
      filesOf(files.slice(0, 2).map(({ path }) => path)),
    );
    const made = await renderInCalls(context, files, request);
    expect(made.map(({ fileName }) => fileName)).toEqual(['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt']);
    expect(new TextDecoder().decode(made[4]?.bytes)).toBe('text of e');
    expect(asked.map(({ files }) => files.map(({ path }) => path).join(''))).toEqual(['abcde', 'cde', 'e']);
    expect(asked[2]).toEqual({
      ...request,
      facts: [['mn-minimum-wage', wage]],
      files: [{ path: 'e', contentHash: 'hash of e', format: 'text' }],
    });
  });

  it('pass on what is wrong with an answer, with its field', async () => {
    const refusal = {
      error: { code: 'missing_glyphs', message: 'A PDF cannot show 😀.', field: 'company_name' },
    };
    const { context } = await serveFiles(() => Response.json(refusal, { status: 400 }));
    await expect(renderInCalls(context, files, request)).rejects.toMatchObject({
      status: 400,
      code: 'missing_glyphs',
      field: 'company_name',
    });
  });

  it.each([
    ['an answer without a file', () => filesOf([]), 'render-files sent no file.'],
    [
      'a fault',
      () => Response.json({ error: { code: 'internal', message: 'Sorry.' } }, { status: 500 }),
      'render-files: 500',
    ],
    ['a refusal by another server', () => new Response('Bad gateway', { status: 502 }), 'render-files: 502'],
  ])('fail at once on %s', async (_what, answer, message) => {
    const { asked, context } = await serveFiles(answer);
    await expect(renderInCalls(context, files, request)).rejects.toThrow(message);
    expect(asked).toHaveLength(1);
  });

  it('are asked for no longer once nobody waits for them', async () => {
    const caller = new AbortController();
    const { asked, context } = await serveFiles(() => {
      setTimeout(() => caller.abort(), 0);
      return filesOf(['a']);
    });
    const given = renderInCalls(context, { ...files, signal: caller.signal }, request);
    await expect(given).rejects.toThrow();
    expect(asked.length).toBeLessThan(3);
  });
});
