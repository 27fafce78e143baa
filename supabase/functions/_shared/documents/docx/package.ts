import { xmlHeader } from './namespaces.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** [Content_Types].xml. */
export function contentTypesXml({ controls, clean }: PackageKind): string {
  const parts: [string, string][] = [
    ['/word/document.xml', `${word}.document.main+xml`],
    ['/word/styles.xml', `${word}.styles+xml`],
    ['/word/numbering.xml', `${word}.numbering+xml`],
    ['/word/settings.xml', `${word}.settings+xml`],
    ['/word/fontTable.xml', `${word}.fontTable+xml`],
    ['/word/footnotes.xml', `${word}.footnotes+xml`],
    ['/word/header1.xml', `${word}.header+xml`],
    ['/word/header2.xml', `${word}.header+xml`],
    ['/word/footer1.xml', `${word}.footer+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ['/docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml'],
  ];
  if (clean) {
    parts.push(['/word/header3.xml', `${word}.header+xml`], ['/word/footer2.xml', `${word}.footer+xml`]);
  }
  if (controls) {
    parts.push(
      ['/word/glossary/document.xml', `${word}.document.glossary+xml`],
      ['/word/glossary/styles.xml', `${word}.styles+xml`],
      ['/word/glossary/settings.xml', `${word}.settings+xml`],
      ['/word/glossary/fontTable.xml', `${word}.fontTable+xml`],
      ['/customXml/itemProps1.xml', 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml'],
    );
  }
  const overrides = parts.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  return `${xmlHeader}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${controls ? '<Default Extension="png" ContentType="image/png"/>' : ''}${overrides.join('')}</Types>`;
}

type Relationship = readonly [id: string, type: string, target: string];

function relationships(list: readonly Relationship[]): string {
  const items = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`,
  );
  return `${xmlHeader}<Relationships xmlns="${packageRelationships}">${items.join('')}</Relationships>`;
}

export function packageRelationshipsXml(): string {
  return relationships([
    ['rId1', `${office}/officeDocument`, 'word/document.xml'],
    [
      'rId2',
      'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      'docProps/core.xml',
    ],
    ['rId3', `${office}/extended-properties`, 'docProps/app.xml'],
  ]);
}

export const headFootIds = {
  firstHeader: 'rId7',
  nextHeader: 'rId8',
  footer: 'rId9',
  cleanHeader: 'rId12',
  cleanFooter: 'rId13',
} as const;

/** What kind of file a package is. */
export interface PackageKind {
  /** It has a glossary, a custom XML part and a slot for a logo. */
  readonly controls: boolean;
  /** It has pages without head and foot. */
  readonly clean: boolean;
}

export function documentRelationshipsXml({ controls, clean }: PackageKind): string {
  const list: Relationship[] = [
    ['rId1', `${office}/styles`, 'styles.xml'],
    ['rId2', `${office}/numbering`, 'numbering.xml'],
    ['rId3', `${office}/settings`, 'settings.xml'],
    ['rId4', `${office}/fontTable`, 'fontTable.xml'],
    ['rId5', `${office}/footnotes`, 'footnotes.xml'],
    [headFootIds.firstHeader, `${office}/header`, 'header1.xml'],
    [headFootIds.nextHeader, `${office}/header`, 'header2.xml'],
    [headFootIds.footer, `${office}/footer`, 'footer1.xml'],
  ];
  if (clean) {
    list.push(
      [headFootIds.cleanHeader, `${office}/header`, 'header3.xml'],
      [headFootIds.cleanFooter, `${office}/footer`, 'footer2.xml'],
    );
  }
  if (controls) {
    list.push(
      ['rId10', `${office}/customXml`, '../customXml/item1.xml'],
      ['rId11', `${office}/glossaryDocument`, 'glossary/document.xml'],
    );
  }
  return relationships(list);
}

export function glossaryRelationshipsXml(): string {
  return relationships([
    ['rId1', `${office}/styles`, 'styles.xml'],
    ['rId2', `${office}/settings`, 'settings.xml'],
    ['rId3', `${office}/fontTable`, 'fontTable.xml'],
  ]);
}

export function customXmlRelationshipsXml(): string {
  return relationships([['rId1', `${office}/customXmlProps`, 'itemProps1.xml']]);
}
