import { run } from './programs.ts';
import { list, name, plain, text } from './pdf-values.ts';
import type { Dictionary, Value } from './pdf-values.ts';

/*
 * A checker of the requirements of PDF/UA-1 (ISO 14289-1) that a program can judge, numbered as in the Matterhorn Protocol.
 * It reads what qpdf says of a file and shares nothing with the engine that wrote it.
 */

const standardTypes = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Form Figure Formula'.split(
    ' ',
  ),
);
/** Parents that an element needs. */
const parents: Readonly<Record<string, readonly string[]>> = {
  LI: ['L'],
  Lbl: ['LI', 'Note', 'TOCI'],
  LBody: ['LI'],
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
  TOCI: ['TOC'],
};

/** What is wrong with a PDF by PDF/UA-1; an empty list when nothing was found. */
export async function pdfUaProblems(path: string): Promise<string[]> {
  const json = await run('qpdf', [
    '--json=2',
    '--json-key=qpdf',
    '--json-stream-data=inline',
    '--decode-level=all',
    path,
  ]);
  const report = JSON.parse(json) as { readonly qpdf: readonly [unknown, Dictionary] };
  return new Checker(report.qpdf[1]).check();
}

class Checker {
  private readonly objects: Dictionary;
  private readonly problems = new Set<string>();
  /** Content that elements claim, as `page/number`, and annotations. */
  private readonly claimed = new Map<string, string>();
  private readonly annotations = new Map<string, string>();
  private readonly headings: number[] = [];
  private readonly ids = new Set<string>();

  constructor(objects: Dictionary) {
    this.objects = objects;
  }

  check(): string[] {
    const catalog = this.dictionary(
      this.dictionary(this.objects['trailer'] ?? null, 'value')['/Root'] ?? null,
    );
    this.checkCatalog(catalog);
    const tree = this.dictionary(catalog['/StructTreeRoot'] ?? null);
    for (const kid of list(tree['/K'])) this.walk(kid, 'StructTreeRoot');
    this.checkHeadings();
    this.checkParentTree(this.dictionary(tree['/ParentTree'] ?? null));
    for (const [reference, object] of Object.entries(this.objects)) {
      const dictionary = this.dictionary(object, 'value');
      if (dictionary['/Type'] === '/Page') this.checkPage(reference.slice('obj:'.length), dictionary);
      if (dictionary['/Type'] === '/Font') this.checkFont(dictionary);
      if (dictionary['/Type'] === '/OCG') this.report('20: optional content');
      if (dictionary['/S'] === '/JavaScript') this.report('javascript');
    }
    this.checkForm(this.dictionary(catalog['/AcroForm'] ?? null));
    return [...this.problems];
  }

  private report(problem: string): void {
    this.problems.add(problem);
  }

  private need(holds: boolean, problem: string): void {
    if (!holds) this.report(problem);
  }

  private checkCatalog(catalog: Dictionary): void {
    const metadata = this.streamText(catalog['/Metadata'] ?? null);
    this.need(this.dictionary(catalog['/MarkInfo'] ?? null)['/Marked'] === true, '06-001: not marked');
    this.need(
      this.dictionary(catalog['/ViewerPreferences'] ?? null)['/DisplayDocTitle'] === true,
      '07-001: title not displayed',
    );
    this.need(text(catalog['/Lang'] ?? null) !== '', '11-006: no language');
    this.need(
      /<pdfuaid:part>1<\/pdfuaid:part>|pdfuaid:part="1"/.test(metadata),
      '06-002: no PDF/UA identifier',
    );
    this.need(/<dc:title>.*<rdf:li[^>]*>[^<]+</s.test(metadata), '06-003: no dc:title');
    this.need(catalog['/StructTreeRoot'] !== undefined, '01-005: no structure tree');
  }

  /** Goes through the structure tree. */
  private walk(kid: Value, parent: string): void {
    const node = this.dictionary(kid);
    const type = name(node['/S'] ?? null);
    this.need(standardTypes.has(type), `02-001: ${type} is no standard type`);
    const allowed = parents[type];
    if (allowed) this.need(allowed.includes(parent), `09: ${type} in ${parent}`);
    if (/^H[1-6]$/.test(type)) this.headings.push(Number(type.slice(1)));
    if (type === 'Figure' || type === 'Formula')
      this.need(text(node['/Alt'] ?? null) !== '', `13-004: ${type} without Alt`);
    if (type === 'TH')
      this.need(/^\/(?:Row|Column|Both)$/.test(this.attribute(node, '/Scope')), '15-003: TH without Scope');
    if (type === 'Note') this.checkNote(node);
    const self = typeof kid === 'string' ? kid : '';
    const page = typeof node['/Pg'] === 'string' ? node['/Pg'] : '';
    for (const child of list(node['/K'])) this.claim(child, { type, self, page });
  }

  private claim(child: Value, owner: { type: string; self: string; page: string }): void {
    if (typeof child === 'number') {
      this.claimed.set(`${owner.page}/${String(child)}`, owner.self);
      return;
    }
    const node = this.dictionary(child);
    const page = typeof node['/Pg'] === 'string' ? node['/Pg'] : owner.page;
    if (node['/Type'] === '/MCR') this.claimed.set(`${page}/${plain(node['/MCID'])}`, owner.self);
    else if (node['/Type'] === '/OBJR')
      this.annotations.set(plain(node['/Obj']), `${owner.type} ${owner.self}`);
    else this.walk(child, owner.type);
  }

  private checkNote(node: Dictionary): void {
    const id = text(node['/ID'] ?? null);
    this.need(id !== '' && !this.ids.has(id), '19-003: Note without an ID of its own');
    this.ids.add(id);
  }

  private checkHeadings(): void {
    this.need(this.headings.length === 0 || this.headings[0] === 1, '14-002: the first heading is not H1');
    this.headings.forEach((level, index) => {
      const before = this.headings[index - 1] ?? level;
      this.need(level <= before + 1, `14-003: H${String(level)} after H${String(before)}`);
    });
  }

  /** The way back from pages to elements says the same as the tree. */
  private checkParentTree(tree: Dictionary): void {
    const numbers = list(tree['/Nums']);
    const byKey = new Map<number, Value>();
    for (let index = 0; index < numbers.length; index += 2)
      byKey.set(Number(numbers[index]), numbers[index + 1] ?? null);
    for (const [reference, object] of Object.entries(this.objects)) {
      const page = this.dictionary(object, 'value');
      if (page['/Type'] !== '/Page') continue;
      const marks = list(this.resolve(byKey.get(Number(page['/StructParents'])) ?? null));
      marks.forEach((owner, number) => {
        const key = `${reference.slice('obj:'.length)}/${String(number)}`;
        this.need(this.claimed.get(key) === owner, '01: the parent tree names another element');
      });
    }
    for (const [annotation, owner] of this.annotations) {
      const key = Number(this.dictionary(annotation)['/StructParent']);
      this.need(
        owner.endsWith(` ${plain(byKey.get(key))}`),
        '28: an annotation’s StructParent leads elsewhere',
      );
    }
  }

  private checkPage(reference: string, page: Dictionary): void {
    const annotations = list(this.resolve(page['/Annots'] ?? null));
    if (annotations.length > 0) this.need(page['/Tabs'] === '/S', '28-009: tab order is not the structure’s');
    for (const annotation of annotations) this.checkAnnotation(annotation);
    this.checkContent(
      reference,
      list(page['/Contents'])
        .map((part) => this.streamText(part))
        .join('\n'),
    );
  }

  private checkAnnotation(reference: Value): void {
    const annotation = this.dictionary(reference);
    const kind = annotation['/Subtype'];
    const owner = this.annotations.get(plain(reference))?.split(' ')[0];
    this.need(owner === (kind === '/Widget' ? 'Form' : 'Link'), `28: ${plain(kind)} in ${String(owner)}`);
    if (kind === '/Link')
      this.need(text(annotation['/Contents'] ?? null) !== '', '28-012: link without Contents');
    if (kind === '/Widget') {
      const field = this.dictionary(annotation['/Parent'] ?? null);
      this.need(text(annotation['/TU'] ?? field['/TU'] ?? null) !== '', '28-005: field without TU');
    }
  }

  /** Everything that paints is in an element or an artifact, and never in both. */
  private checkContent(page: string, content: string): void {
    const open: string[] = [];
    const seen = new Set<string>();
    const tokens = content.replace(/\((?:\\.|[^\\()])*\)/gs, '()').replace(/<[0-9a-fA-F\s]*>/g, '<>');
    for (const match of tokens.matchAll(
      /\/(\w+)\s*(?:<<((?:[^<>]|<<[^>]*>>|<>)*)>>|\/\w+)?\s*(BDC|BMC)\b|\bEMC\b|\b(TJ|Tj|f|S|B|Do|sh)\b/g,
    )) {
      const [whole, tag = '', properties = '', begin, paint] = match;
      if (begin !== undefined) {
        const number = /\/MCID\s+(\d+)/.exec(properties)?.[1];
        this.need(tag === 'Artifact' || number !== undefined, `01: ${tag} without MCID`);
        this.need(open.length === 0, '01-001: marked content inside other marked content');
        if (number !== undefined) {
          this.need(this.claimed.has(`${page}/${number}`), '01: content that no element claims');
          this.need(!seen.has(number), '01: an MCID used twice');
          seen.add(number);
        }
        open.push(tag);
      } else if (whole === 'EMC') {
        this.need(open.pop() !== undefined, '01: EMC without a beginning');
      } else if (paint !== undefined)
        this.need(open.length > 0, '01-005: content neither tagged nor artifact');
    }
    this.need(open.length === 0, '01: marked content that does not end');
  }

  private checkFont(font: Dictionary): void {
    if (font['/Subtype'] === '/Type0') {
      this.need(this.streamText(font['/ToUnicode'] ?? null) !== '', '10-001: font without ToUnicode');
      this.checkUnicode(this.streamText(font['/ToUnicode'] ?? null));
      return;
    }
    const descriptor = this.dictionary(font['/FontDescriptor'] ?? null);
    this.need('/FontFile2' in descriptor || '/FontFile3' in descriptor, '31-009: font not embedded');
    if (font['/Subtype'] !== '/CIDFontType2') return;
    this.need(font['/CIDToGIDMap'] !== undefined, '31-004: no CIDToGIDMap');
    this.checkWidths(font, descriptor);
  }

  private checkUnicode(map: string): void {
    for (const [, target = ''] of map.matchAll(/^<[0-9a-f]+><([0-9a-f]+)>$/gim))
      this.need(!/^(?:0000|feff|fffe)$/i.test(target), '10: a character maps to nothing');
  }

  /** The widths in the dictionary are those of the font program (31-016), read from its `hhea` and `hmtx`. */
  private checkWidths(font: Dictionary, descriptor: Dictionary): void {
    const program = this.streamBytes(descriptor['/FontFile2'] ?? null);
    if (program.length === 0) return;
    const table = (tag: string): number => {
      for (let at = 12; at < 12 + 16 * program.readUInt16BE(4); at += 16)
        if (program.toString('latin1', at, at + 4) === tag) return program.readUInt32BE(at + 8);
      return -1;
    };
    const unit = program.readUInt16BE(table('head') + 18);
    const metrics = program.readUInt16BE(table('hhea') + 34);
    const [, widths = null] = list(font['/W']);
    list(widths).forEach((width, glyph) => {
      const at = table('hmtx') + 4 * Math.min(glyph, metrics - 1);
      const real = (program.readUInt16BE(at) * 1000) / unit;
      this.need(Math.abs(real - Number(width)) <= 1, '31-016: widths differ from the font program');
    });
  }

  private checkForm(form: Dictionary): void {
    this.need(form['/XFA'] === undefined, '25-001: dynamic XFA');
    for (const field of list(form['/Fields']))
      this.need(text(this.dictionary(field)['/TU'] ?? null) !== '', '28-005: field without TU');
  }

  private attribute(node: Dictionary, key: string): string {
    return list(this.resolve(node['/A'] ?? null))
      .map((entry) => this.dictionary(entry)[key])
      .filter((value) => typeof value === 'string')
      .join();
  }

  private resolve(value: Value): Value {
    if (typeof value !== 'string' || !/^\d+ \d+ R$/.test(value)) return value;
    const object = this.objects[`obj:${value}`];
    if (object === undefined || object === null || typeof object !== 'object' || Array.isArray(object))
      return null;
    const holder = object as Dictionary;
    const stream = holder['stream'];
    if (stream === undefined) return holder['value'] ?? null;
    return (stream as Dictionary)['dict'] ?? null;
  }

  private dictionary(value: Value, inside?: string): Dictionary {
    const found = this.resolve(value);
    if (found === null || typeof found !== 'object' || Array.isArray(found)) return {};
    return inside === undefined
      ? (found as Dictionary)
      : this.dictionary((found as Dictionary)[inside] ?? null);
  }

  private streamBytes(reference: Value): Buffer {
    const object = this.objects[`obj:${plain(reference)}`] as Dictionary | undefined;
    const stream = object?.['stream'] as Dictionary | undefined;
    return Buffer.from(plain(stream?.['data'] ?? ''), 'base64');
  }

  private streamText(reference: Value): string {
    return this.streamBytes(reference).toString('utf8');
  }
}
