import { cleanLine } from './clean-text.ts';
import { dateInWords } from './dates.ts';
import type { License } from './document-labels.ts';
import { fillTemplate } from './fill.ts';
import type { FilledDocument } from './fill.ts';
import type { FontSource } from './fonts.ts';
import { buildPdf } from './pdf/build-pdf.ts';
import type { Publisher } from './publisher.ts';
import type { RenderedFile } from './render.ts';
import type { Template } from './template.ts';
import type { Block } from './tree.ts';

export interface CertificateInput {
  readonly publisher: Publisher;
  readonly license: License;
  /** What the license opens, for example "MN Paid Leave 2026 Policy Kit". */
  readonly product: string;
  /** ISO date on which the license was issued. */
  readonly issuedOn?: string;
  /** The https address of the public page that shows whether the license is valid. */
  readonly verifyUrl?: string;
}

/** The license certificate: a tagged PDF of one page that names the holder, the product, the order and the key. */
export async function renderCertificate(input: CertificateInput, fonts: FontSource): Promise<RenderedFile> {
  const document = certificateDocument(input);
  const bytes = await buildPdf(document, {
    fonts,
    labels: {
      subtitle: cleanLine(input.product),
      versionLine: `${input.publisher.name} · License certificate`,
      effective: null,
      smallPrint: [input.publisher.disclaimer],
    },
  });
  return { bytes, contentType: 'application/pdf', fileName: 'license-certificate.pdf' };
}

function certificateDocument(input: CertificateInput): FilledDocument {
  const issued = input.issuedOn ?? '';
  const template: Template = {
    publisher: input.publisher,
    title: 'License certificate',
    type: 'Template',
    package: 'certificate',
    order: 0,
    version: '1.0',
    states: [],
    lastReviewed: /^\d{4}-\d{2}-\d{2}$/.test(issued) ? issued : '2026-01-01',
    lawAsOf: '2026-01-01',
    summary: 'Shows who may use the documents of one order.',
    bullets: [],
    path: 'license-certificate.md',
    slug: 'license-certificate',
    placeholders: [],
    blocks: certificateBlocks(input),
    conditions: [],
    facts: [],
    footnotes: [],
    workbook: [],
    wordCount: 0,
  };
  return fillTemplate(template, 'company', { company_name: input.license.holder });
}

function certificateBlocks({ publisher, license, product, issuedOn, verifyUrl }: CertificateInput): Block[] {
  const rows: [string, string][] = [
    ['Licensed to', license.holder],
    ['Product', product],
    ['Order', license.order],
    ['License key', license.key],
  ];
  if (issuedOn !== undefined) rows.push(['Issued on', dateInWords(issuedOn)]);
  const text = (value: string): Block => ({ type: 'paragraph', children: [{ type: 'text', value }] });
  const cell = (value: string): { children: { type: 'text'; value: string }[] } => ({
    children: [{ type: 'text', value: cleanLine(value) }],
  });
  return [
    text(
      `${publisher.name} certifies that the organization named below holds a license for the documents of this product. It may fill them in, change them and use them for its own business.`,
    ),
    {
      type: 'table',
      align: [null, null],
      header: [cell('Detail'), cell('Entry')],
      rows: rows.map(([name, value]) => [cell(name), cell(value)]),
    },
    ...(verifyUrl !== undefined && /^https:\/\/[^\s<>"\\]+$/.test(verifyUrl) ? [verifyBlock(verifyUrl)] : []),
    text(`${publisher.disclaimer} ${publisher.guarantee}`),
  ];
}

function verifyBlock(url: string): Block {
  return {
    type: 'paragraph',
    children: [
      { type: 'text', value: 'Anyone can check this license at ' },
      { type: 'link', href: url, children: [{ type: 'text', value: url }] },
      {
        type: 'text',
        value:
          '. The page shows the organization, the product and whether the license is valid, nothing else.',
      },
    ],
  };
}
