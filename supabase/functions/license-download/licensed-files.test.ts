import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFetch, type Served } from '../../../tests/support/serve-fetch.ts';
import { downloadFormats } from '../_shared/contracts/file-formats.ts';
import { parseTemplate } from '../_shared/documents/mod.ts';
import { packFiles } from '../_shared/files/packed-files.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { licensedTo } from '../_shared/library/licensed-to.ts';
import { publisher } from '../_shared/library/publisher.ts';
import { renderFilesSchema } from '../_shared/library/render-in-calls.ts';
import { renderTemplate } from '../_shared/library/render-template.ts';
import type { StoredTemplate } from '../_shared/library/stored-templates.ts';
import type { OpenLicense } from '../_shared/licenses/load-license.ts';
import { checkLicensed, renderLicenseArchive, type RenderRequest } from './licensed-files.ts';

const license: OpenLicense = {
  id: '0b4c3a52-6c1a-4b8e-9d43-1f0e2a7c5b11',
  holder: 1,
  sku: 'mn-paid-leave',
  key: 'NS-1234',
  userId: null,
  companyId: null,
  orderId: 'ORDER-1',
  email: 'buyer@example.com',
  issuedOn: '2026-11-29',
};

function template(slug: string, key: string): StoredTemplate {
  const path = `templates/mn-paid-leave-kit/${slug}.md`;
  const content = `---
title: About ${slug}
type: Template
package: mn-paid-leave-kit
order: 1
version: '1.0'
states: [MN]
last_reviewed: 2026-11-20
law_as_of: 2026-11-20
summary: Says who.
placeholders:
  ${key}: profile
---

## Who

This is for {{${key}}}.
`;
  const formats = ['docx', 'pdf', 'gdocx'];
  return {
    ...{ id: slug, path, packageId: 'mn-paid-leave-kit', title: `About ${slug}`, type: 'Template' },
    ...{ version: '1.0', revision: 1, releasedOn: '2026-11-20', formats, contentHash: slug },
    text: parseTemplate(content, path, publisher),
    facts: new Map(),
  };
}

const templates = [template('notice', 'company_name'), template('form', 'hr_contact_name')];
let served: Served;
let context: FunctionContext;

beforeAll(async () => {
  served = await serveFetch(async (call) => {
    const { files, facts: _facts, ...wish } = renderFilesSchema.parse(await call.json());
    const made = [];
    for (const { path, format } of files) {
      const source = templates.find((candidate) => candidate.path === path);
      if (!source) return new Response('', { status: 404 });
      made.push(await renderTemplate(source, { ...wish, format }));
    }
    return new Response(packFiles(made));
  });
  context = { config: { supabaseUrl: served.url, secretKey: 'secret' }, fetch } as FunctionContext;
});
afterAll(() => served.stop());

async function requestOf(
  answers: Record<string, string>,
  { mode = 'company', preparedBy = null, email = license.email }: Change = {},
): Promise<RenderRequest> {
  const owned = { ...license, email };
  const licensee = await licensedTo(owned, { answers, preparedBy });
  const copy = mode === 'company' ? 'issue' : 'working';
  return {
    license: owned,
    licensee,
    mode,
    copy,
    answers,
    siteUrl: 'https://shop.example',
    today: '2026-11-29',
  };
}
interface Change {
  readonly mode?: RenderRequest['mode'];
  readonly preparedBy?: string | null;
  readonly email?: string;
}

async function archiveOf(request: RenderRequest) {
  await checkLicensed(() => Promise.resolve(templates), 'zip', request);
  const { bytes } = await renderLicenseArchive(context, templates, request, new AbortController().signal);
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  const read = (name: string) => new TextDecoder().decode(files[name]).replaceAll('\r\n', '\n');
  const inFolder = (folder: string) => names.filter((name) => name.includes(`/${folder}/`)).map(lastSegment);
  return { names, inFolder, note: read('PDF files left out.txt'), readMe: read('README.txt') };
}
const lastSegment = (name: string) => name.split('/').at(-1);

const noteName = 'PDF files left out.txt';
const taco = 'Taco 🌮 Haus';

describe('a ZIP of everything', () => {
  it('has every file, and no note, when every character can be shown', async () => {
    const archive = await archiveOf(await requestOf({ company_name: 'Taco Haus', hr_contact_name: '金龙' }));
    for (const folder of ['Word', 'PDF', 'Google Docs']) expect(archive.inFolder(folder)).toHaveLength(2);
    expect(archive.names).not.toContain(noteName);
    expect(archive.readMe).not.toContain('not here');
  });

  it('leaves out the PDF that cannot show an answer and no other file, and says why and what to do', async () => {
    const archive = await archiveOf(await requestOf({ company_name: 'Haus', hr_contact_name: 'Ana 🌮' }));
    expect(archive.inFolder('Word')).toHaveLength(2);
    expect(archive.inFolder('Google Docs')).toHaveLength(2);
    expect(archive.inFolder('PDF')).toEqual(['notice-company-issue-copy.pdf']);
    expect(archive.names).toContain('license-certificate.pdf');
    for (const text of [archive.note, archive.readMe]) {
      expect(text).toContain('PDF files that are not here: 1.');
      expect(text).toContain('cannot show these characters of “HR contact”: 🌮');
      expect(text).toContain('change “HR contact” in the company profile');
      expect(text).toContain('Without a PDF:\n\n- About form');
    }
  });

  it.each<[string, Record<string, string>, Change, string]>([
    ['the name of the company', { company_name: taco }, {}, 'characters of “Company name”: 🌮'],
    [
      'who prepared them',
      { company_name: 'Haus' },
      { preparedBy: 'Ana 🌮' },
      'characters of “Prepared by”: 🌮',
    ],
  ])(
    'comes without any PDF but the certificate when none can show %s',
    async (_what, answers, change, why) => {
      const archive = await archiveOf(await requestOf(answers, change));
      expect(archive.inFolder('Word')).toHaveLength(2);
      expect(archive.inFolder('PDF')).toEqual([]);
      expect(archive.names).toContain('license-certificate.pdf');
      expect(archive.note).toContain(why);
    },
  );

  it.each(['blank', 'sample'] as const)(
    'that is not filled in (%s) has all PDFs, whatever was answered',
    async (mode) => {
      const answers = { company_name: taco, hr_contact_name: '🏙️' };
      const archive = await archiveOf(await requestOf(answers, { mode, email: 'taco🌮@example.com' }));
      expect(archive.inFolder('PDF')).toHaveLength(2);
      expect(archive.names).not.toContain(noteName);
    },
  );
});

describe('a single file', () => {
  it.each(downloadFormats)(
    'of a company that a PDF cannot show: %s is refused only if it is a PDF',
    async (format) => {
      const request = await requestOf({ company_name: taco });
      const asked = checkLicensed(() => Promise.resolve(templates.slice(0, 1)), format, request);
      await (format === 'pdf'
        ? expect(asked).rejects.toMatchObject({
            status: 400,
            code: 'missing_glyphs',
            field: 'company_name',
            message: expect.stringMatching(
              /Choose Word.* change “Company name” in the company profile/,
            ) as unknown,
          })
        : expect(asked).resolves.toBeUndefined());
    },
  );
});
