import { escapeXml } from '../clean-text.ts';
import { pdfText } from './pdf-file.ts';
import type { PdfFile, Ref } from './pdf-file.ts';

export interface PdfMetadata {
  readonly author: string;
  /** The program that made the file. */
  readonly producer: string;
  readonly title: string;
  readonly subject: string;
  readonly keywords: string;
  /** ISO date: the day of the last review, so that the file does not change with the clock. */
  readonly date: string;
}

export function writeInfo(file: PdfFile, meta: PdfMetadata): Ref {
  const stamp = `D:${meta.date.replaceAll('-', '')}120000Z`;
  return file.add(
    `<</Title${pdfText(meta.title)}/Author${pdfText(meta.author)}/Subject${pdfText(meta.subject)}/Keywords${pdfText(meta.keywords)}/Creator${pdfText(meta.producer)}/Producer${pdfText(meta.producer)}/CreationDate(${stamp})/ModDate(${stamp})>>`,
  );
}

/** The same facts as XMP, which newer readers prefer. */
export function writeXmp(file: PdfFile, meta: PdfMetadata): Ref {
  const stamp = `${meta.date}T12:00:00Z`;
  const alt = (text: string): string =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
  const xmp =
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">' +
    `<dc:format>application/pdf</dc:format><dc:title>${alt(meta.title)}</dc:title><dc:description>${alt(meta.subject)}</dc:description>` +
    `<dc:creator><rdf:Seq><rdf:li>${escapeXml(meta.author)}</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>en-US</rdf:li></rdf:Bag></dc:language>` +
    `<pdf:Producer>${escapeXml(meta.producer)}</pdf:Producer><pdf:Keywords>${escapeXml(meta.keywords)}</pdf:Keywords>` +
    `<xmp:CreatorTool>${escapeXml(meta.producer)}</xmp:CreatorTool><xmp:CreateDate>${stamp}</xmp:CreateDate><xmp:ModifyDate>${stamp}</xmp:ModifyDate>` +
    '</rdf:Description><rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>';
  return file.stream('/Type/Metadata/Subtype/XML', new TextEncoder().encode(xmp));
}
