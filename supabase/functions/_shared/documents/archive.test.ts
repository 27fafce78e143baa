import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildArchive, isSafeName, sha256 } from './archive.ts';
import { renderCertificate } from './certificate.ts';
import { DocumentError } from './errors.ts';
import { bundledFonts } from './fonts.ts';
import { readPdf } from './testing/read-pdf.ts';
import { testPublisher } from './testing/test-publisher.ts';
import { writeZip } from './zip.ts';

const fonts = bundledFonts();
const certificate = {
  publisher: testPublisher,
  license: { holder: 'Lakeside <Dental> & Söhne', order: 'A-1001', key: 'NS-1234-ABCD' },
  product: 'Core HR Pack',
  issuedOn: '2026-11-21',
  verifyUrl: 'https://shop.example/verify/NS-1234-ABCD',
};
const files = [
  { name: 'Word/b.docx', bytes: strToU8('second') },
  { name: 'Word/a.docx', bytes: strToU8('first') },
];
const options = {
  publisher: testPublisher,
  title: 'Core HR Pack: Minnesota',
  readMe: 'Open the folder Word.\nStart with a.docx.',
};

describe('73 an archive', () => {
  it('holds the files in order, a read-me and a manifest with their sums', async () => {
    const archive = await buildArchive(files, { ...options, license: certificate, fonts });
    expect(archive).toMatchObject({ contentType: 'application/zip', fileName: 'core-hr-pack-minnesota.zip' });
    const entries = unzipSync(archive.bytes);
    expect(Object.keys(entries)).toEqual([
      'README.txt',
      'Word/a.docx',
      'Word/b.docx',
      'license-certificate.pdf',
      'manifest.json',
    ]);
    const manifest = JSON.parse(strFromU8(entries['manifest.json'] ?? new Uint8Array())) as {
      title: string;
      files: { name: string; bytes: number; sha256: string }[];
    };
    expect(manifest.files.map((file) => file.name)).toEqual(Object.keys(entries).slice(0, -1));
    for (const file of manifest.files) {
      const bytes = entries[file.name] ?? new Uint8Array();
      expect([file.bytes, file.sha256]).toEqual([bytes.length, await sha256(bytes)]);
    }
    const readMe = strFromU8(entries['README.txt'] ?? new Uint8Array());
    expect(readMe).toContain('Open the folder Word.\r\nStart with a.docx.');
    expect(readMe).toContain('Educational information only, not legal advice. 30-day money-back guarantee.');
  });

  it('dates every file by its release, and its own files by the newest', async () => {
    const dated = [
      { name: 'old.txt', bytes: strToU8('a'), date: '2026-03-09' },
      { name: 'new.txt', bytes: strToU8('b'), date: '2026-11-21' },
    ];
    const { bytes } = await buildArchive(dated, options);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const found: Record<string, string> = {};
    for (let at = 0; view.getUint32(at, true) === 0x04034b50;) {
      const nameLength = view.getUint16(at + 26, true);
      const day = view.getUint16(at + 12, true);
      const name = strFromU8(bytes.subarray(at + 30, at + 30 + nameLength));
      found[name] = [(day >> 9) + 1980, (day >> 5) & 15, day & 31].join('-');
      at += 30 + nameLength + view.getUint32(at + 18, true);
    }
    expect(found).toEqual({
      'README.txt': '2026-11-21',
      'manifest.json': '2026-11-21',
      'new.txt': '2026-11-21',
      'old.txt': '2026-3-9',
    });
    expect((await buildArchive(dated, options)).bytes).toEqual(bytes);
  });

  it('gives the same bytes whatever the order of the files', async () => {
    const one = await buildArchive(files, options);
    const two = await buildArchive([...files].reverse(), options);
    expect(one.bytes).toEqual(two.bytes);
  });

  it.each([
    '../evil',
    '/etc/passwd',
    'a/../b',
    'a//b',
    'C:\\x',
    'a\\b',
    '',
    '.',
    '..',
    'a\u0000b',
    'a\r\nb',
    'CON',
    'nul.txt',
    'x.',
    'x ',
    '.hidden',
    'ä.txt',
    'x'.repeat(201),
    'a:b',
    'a?',
  ])('refuses the name %j', async (name) => {
    expect(isSafeName(name)).toBe(false);
    await expect(buildArchive([{ name, bytes: new Uint8Array() }], options)).rejects.toMatchObject({
      code: 'bad_name',
    });
  });

  it('refuses a name twice, also in other case, and its own names', async () => {
    for (const names of [['a.txt', 'A.TXT'], ['README.txt'], ['manifest.json'], ['readme.TXT']]) {
      await expect(
        buildArchive(
          names.map((name) => ({ name, bytes: new Uint8Array() })),
          options,
        ),
      ).rejects.toBeInstanceOf(DocumentError);
    }
  });

  it('refuses to make a certificate without fonts and an archive without end', async () => {
    await expect(buildArchive(files, { ...options, license: certificate })).rejects.toMatchObject({
      code: 'font_missing',
    });
    const many = Array.from({ length: 2_001 }, (_file, index) => ({
      name: `f${String(index)}`,
      bytes: new Uint8Array(),
    }));
    await expect(buildArchive(many, options)).rejects.toMatchObject({ code: 'too_large' });
  });
});

describe('a license certificate', () => {
  it('is one tagged page that names holder, product, order and key', async () => {
    const file = await renderCertificate(certificate, fonts);
    const pdf = readPdf(file.bytes);
    expect(file.fileName).toBe('license-certificate.pdf');
    expect(pdf.withEntry('/Type/Page/')).toHaveLength(1);
    expect(pdf.withEntry('/S/TR')).toHaveLength(6);
    expect(pdf.withEntry('/S/URI')[0]).toContain('https://shop.example/verify/NS-1234-ABCD');
    expect(pdf.withEntry('/AcroForm')).toHaveLength(0);
  });

  it('does not make a link of an address that is none', async () => {
    const pdf = readPdf(
      (await renderCertificate({ ...certificate, verifyUrl: 'javascript:alert(1)' }, fonts)).bytes,
    );
    expect(pdf.withEntry('/S/URI')).toHaveLength(0);
  });
});

describe('the ZIP writer', () => {
  it('writes what other programs read', () => {
    const zip = writeZip([
      { name: 'ä/ö.txt', bytes: strToU8('x'.repeat(5_000)) },
      { name: 'empty', bytes: new Uint8Array(), stored: true },
    ]);
    const entries = unzipSync(zip);
    expect(Object.entries(entries).map(([name, bytes]) => [name, bytes.length])).toEqual([
      ['ä/ö.txt', 5_000],
      ['empty', 0],
    ]);
    expect(zip.length).toBeLessThan(400);
  });
});
