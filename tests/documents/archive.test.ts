import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  buildArchive,
  bundledFonts,
  renderCertificate,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { publisher } from '../../supabase/functions/_shared/library/publisher.ts';
import { run, temporaryFolder } from './support/programs.ts';

const minutes = 60_000;

describe('an archive with a certificate', () => {
  it(
    'opens in three readers, and the certificate names its holder',
    async () => {
      const folder = temporaryFolder('archive');
      const license = {
        publisher,
        license: { holder: 'Lakeside Dental LLC', order: 'A-1001', key: 'NS-1' },
        product: 'Core HR Pack',
      };
      const archive = await buildArchive(
        [{ name: 'Word/a.docx', bytes: new Uint8Array([1, 2, 3]), date: '2026-11-21' }],
        { publisher, title: 'Pack', readMe: 'Read.', license, fonts: bundledFonts() },
      );
      const path = join(folder, archive.fileName);
      writeFileSync(path, archive.bytes);
      expect(await run('python3', ['-m', 'zipfile', '-t', path])).toContain('Done testing');
      expect(await run('python3', ['-m', 'zipfile', '-l', path])).toMatch(
        /Word\/a\.docx +2026-11-21 12:00:00 +3/,
      );
      expect(await run('unzip', ['-t', path])).toContain('No errors detected');
      await run('unzip', ['-q', path, '-d', folder]);
      expect([...readFileSync(join(folder, 'Word/a.docx'))]).toEqual([1, 2, 3]);
      const certificate = join(folder, 'license-certificate.pdf');
      expect(await run('qpdf', ['--check', certificate])).toContain(
        'No syntax or stream encoding errors found',
      );
      expect(await run('pdftotext', ['-layout', certificate, '-'])).toMatch(
        /Licensed to +Lakeside Dental LLC[\s\S]*License key +NS-1/,
      );
      expect((await renderCertificate(license, bundledFonts())).bytes).toEqual(
        new Uint8Array(readFileSync(certificate)),
      );
    },
    1 * minutes,
  );
});
