import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiUrl, publishableKey, rowsOf, shop, shopUrl } from '../../scripts/support/shop';
import { waitUntil } from '../../scripts/support/wait-until';
import { ownerSession, post, type Answer } from './support/purchase';

interface ExportRow {
  readonly id: string;
  readonly status: string;
  readonly error_message: string | null;
  readonly artifact_path: string | null;
  readonly size_bytes: number | null;
  readonly duration_ms: number | null;
  readonly attempts: number;
  readonly format: string;
}

const packageId = 'mn-paid-leave-kit';
const faq = `templates/${packageId}/employee-faq.md`;
let session: Record<string, string>;

const request = (change: Record<string, unknown> = {}, headers = session): Promise<Answer> =>
  post(
    `${shopUrl}/api/export`,
    { files: [faq], format: 'docx', mode: 'blank', package: packageId, ...change },
    headers,
  );
const rowOf = async (id: string): Promise<ExportRow> => {
  const [row] = await rowsOf<ExportRow>(`exports?id=eq.${id}`);
  return row!;
};
const artifactsOf = ({ body }: Answer) =>
  (body as { artifacts: { export_id: string; url: string; format: string; size_bytes: number }[] }).artifacts;
const bytesAt = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

const untilSettled = (id: string): Promise<ExportRow> =>
  waitUntil(`the export ${id} to be settled`, async () => {
    const row = await rowOf(id);
    return row.status === 'processing' ? undefined : row;
  });

beforeAll(async () => {
  session = await ownerSession();
});

describe('/api/export', () => {
  // Attack catalog: 109
  it('makes a file, writes a row and hands out a link that opens it', async () => {
    const answer = await request();
    expect(answer.status).toBe(200);
    const [artifact] = artifactsOf(answer);
    const response = await fetch(artifact!.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="employee-faq.docx"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Object.keys(unzipSync(bytes))).toContain('word/document.xml');
    expect(await rowOf(artifact!.export_id)).toMatchObject({
      status: 'completed',
      size_bytes: bytes.byteLength,
      error_message: null,
      format: 'docx',
    });
  });

  it('gives the same bytes again from what was made before', async () => {
    const first = artifactsOf(await request({ format: 'pdf', mode: 'sample' }))[0]!;
    const second = artifactsOf(await request({ format: 'pdf', mode: 'sample' }))[0]!;
    expect(second.export_id).not.toBe(first.export_id);
    expect((await rowOf(second.export_id)).artifact_path).toBe((await rowOf(first.export_id)).artifact_path);
    expect(await bytesAt(second.url)).toEqual(await bytesAt(first.url));
  });

  it('fills the three modes differently', async () => {
    const texts = await Promise.all(
      ['blank', 'sample', 'company'].map(async (mode) => {
        const [artifact] = artifactsOf(await request({ format: 'text', mode }));
        return new TextDecoder().decode(await bytesAt(artifact!.url));
      }),
    );
    expect(texts[0]).toContain('[HR contact]');
    expect(texts[1]).toContain('Maria Olson');
    expect(texts[2]).toContain('Test hr contact');
  });

  it('makes an issue copy for a company and a working copy when asked, and never mixes them up', async () => {
    const make = async (change: Record<string, unknown>) => {
      const [artifact] = artifactsOf(await request({ format: 'text', mode: 'company', ...change }));
      const row = await rowOf(artifact!.export_id);
      return { text: new TextDecoder().decode(await bytesAt(artifact!.url)), path: row.artifact_path ?? '' };
    };
    const issue = await make({});
    const working = await make({ copy: 'working' });
    expect(issue.text).not.toMatch(/drafting note/i);
    expect(working.text).toMatch(/drafting note/i);
    expect(issue.path).toMatch(/employee-faq-company-issue-copy\.txt$/);
    expect(working.path).toMatch(/employee-faq-company-working-copy\.txt$/);
    expect((await make({ copy: 'issue' })).path).toBe(issue.path);
  });

  // Attack catalog: 71
  it.each([
    ['a path that leaves the library', { files: [`templates/${packageId}/../../.env`] }],
    ['a path with an encoded traversal', { files: [`templates/${packageId}/%2e%2e%2fx.md`] }],
    ['an absolute path', { files: ['/etc/passwd'] }],
    ['a template that does not exist', { files: [`templates/${packageId}/no-such-file.md`] }],
    ['a template of another package', { files: ['templates/core-hr-pack-mn/mn-esst-policy.md'] }],
    ['no file', { files: [] }],
    ['an unknown package', { package: 'hr-pack-tx', files: ['templates/hr-pack-tx/x.md'] }],
    ['an unknown mode', { mode: 'secret' }],
    ['an unknown copy', { copy: 'clean' }],
    ['an unknown format', { format: 'exe' }],
    ['a format that the template does not come in', { format: 'xlsx' }],
    ['something that is no list', { files: faq }],
  ])('answers 400 to %s', async (_what, change) => {
    const before = await rowsOf<ExportRow>('exports?select=id');
    const answer = await request(change);
    expect(answer.status).toBe(400);
    expect((answer.body as { error: { message: string } }).error.message).not.toBe('');
    expect(await rowsOf<ExportRow>('exports?select=id')).toHaveLength(before.length);
  });

  it('is closed to everybody but the owner', async () => {
    expect((await request({}, {})).status).toBe(401);
    expect((await request({}, { authorization: 'Bearer nonsense' })).status).toBe(401);
    expect((await request({}, { authorization: `Bearer ${publishableKey}` })).status).toBe(401);
    const [row] = await rowsOf<ExportRow>('exports?status=eq.completed&limit=1');
    expect((await post('export-artifact', { export_id: row!.id })).status).toBe(401);
  });

  // Attack catalog: 77
  it('opens nothing with a link that was changed', async () => {
    const [artifact] = artifactsOf(await request());
    const broken = artifact!.url.slice(0, -4) + 'AAAA';
    expect((await fetch(broken)).status).toBe(400);
    expect((await fetch(`${apiUrl}/functions/v1/export-artifact?token=`)).status).toBe(400);
  });

  it('makes a whole package into a ZIP whose manifest is true', async () => {
    const answer = await request({ files: [], format: 'zip', mode: 'sample' });
    const rows = (answer.body as { exports: { id: string; file: string }[] }).exports;
    const archive = rows.find(({ file }) => file === `templates/${packageId}`)!;
    expect((await untilSettled(archive.id)).status).toBe('completed');
    const link = await post('export-artifact', { export_id: archive.id }, session);
    const files = unzipSync(await bytesAt((link.body as { url: string }).url));
    const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as {
      files: { name: string; sha256: string }[];
    };
    expect(manifest.files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['PDF/employee-faq-sample.pdf', 'README.txt', 'Word/employee-faq-sample.docx']),
    );
    for (const { name, sha256 } of manifest.files) {
      expect(createHash('sha256').update(files[name]!).digest('hex')).toBe(sha256);
    }
  });
});

describe('a job', () => {
  const job = (change: Record<string, unknown> = {}) => ({
    id: crypto.randomUUID(),
    file_path: faq,
    package_name: packageId,
    format: 'md',
    mode: 'sample',
    attempts: 1,
    lease: crypto.randomUUID(),
    lease_until: new Date(Date.now() - 1000).toISOString(),
    ...change,
  });

  it('is taken up again when its worker has died', async () => {
    const row = job();
    await shop.writeRows('POST', 'exports', row);
    expect(await untilSettled(row.id)).toMatchObject({ status: 'completed', attempts: 2 });
  });

  it('is left alone while its worker may still be at it', { tags: ['full'] }, async () => {
    const row = job({ lease_until: new Date(Date.now() + 3600_000).toISOString() });
    await shop.writeRows('POST', 'exports', row);
    // A worker that has done what came later has passed this one by.
    const later = job();
    await shop.writeRows('POST', 'exports', later);
    expect((await untilSettled(later.id)).status).toBe('completed');
    expect(await rowOf(row.id)).toMatchObject({ status: 'processing', attempts: 1 });
    await shop.writeRows('PATCH', `exports?id=eq.${row.id}`, { lease_until: new Date(0).toISOString() });
    expect((await untilSettled(row.id)).status).toBe('completed');
  });

  it(
    'fails with its reason when it can never be done, and Retry begins it again',
    { tags: ['full'] },
    async () => {
      const row = job({ file_path: `templates/${packageId}/gone.md`, lease: null, lease_until: null });
      await shop.writeRows('POST', 'exports', row);
      expect(await untilSettled(row.id)).toMatchObject({
        status: 'failed',
        error_message: 'There is no such template here.',
      });
      await shop.writeRows('PATCH', `exports?id=eq.${row.id}`, { file_path: faq });
      const answer = await request({ format: 'md', mode: 'sample', export_id: row.id });
      expect(answer.status).toBe(200);
      expect(await rowOf(row.id)).toMatchObject({ status: 'completed', error_message: null });
    },
  );

  it('gives up after three tries that nobody finished', { tags: ['full'] }, async () => {
    const row = job({ attempts: 3 });
    await shop.writeRows('POST', 'exports', row);
    expect(await untilSettled(row.id)).toMatchObject({
      status: 'failed',
      error_message: 'The export was started three times and never finished.',
    });
  });
});
