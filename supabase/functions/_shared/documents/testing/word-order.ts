import type { XmlElement } from './xml.ts';

const run =
  'ins del rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath';
const paragraph =
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange';
const borders = 'top left start bottom right end insideH insideV between bar';
const content = 'p tbl sdt bookmarkStart bookmarkEnd';
const tracked = 'ins del';
const inline = 'r sdt hyperlink bookmarkStart bookmarkEnd';

/**
 * Children that an element may have, in the order of the schema (ECMA-376, part 1, wml.xsd). `|` at the front: in any
 * order and number. Elements that are not listed have no children.
 */
const orders: Readonly<Record<string, string>> = {
  document: 'background body',
  body: `|${content} sectPr`,
  hdr: `|${content}`,
  ftr: `|${content}`,
  p: `|pPr ${inline} ${tracked}`,
  ins: `|${inline}`,
  del: `|${inline}`,
  r: '|rPr t delText tab br fldChar instrText delInstrText drawing footnoteReference footnoteRef separator continuationSeparator',
  drawing: 'wp:inline',
  'wp:inline': 'wp:extent wp:effectExtent wp:docPr wp:cNvGraphicFramePr a:graphic',
  'wp:cNvGraphicFramePr': 'a:graphicFrameLocks',
  'a:graphic': 'a:graphicData',
  'a:graphicData': 'pic:pic',
  'pic:pic': 'pic:nvPicPr pic:blipFill pic:spPr',
  'pic:nvPicPr': 'pic:cNvPr pic:cNvPicPr',
  'pic:blipFill': 'a:blip a:srcRect a:stretch',
  'a:stretch': 'a:fillRect',
  'pic:spPr': 'a:xfrm a:prstGeom',
  'a:xfrm': 'a:off a:ext',
  'a:prstGeom': 'a:avLst',
  hyperlink: `|${inline}`,
  rPr: run,
  pPr: paragraph,
  pBdr: borders,
  pgBorders: borders,
  tabs: 'tab',
  numPr: 'ilvl numId',
  sdt: 'sdtPr sdtEndPr sdtContent',
  sdtPr:
    'rPr alias tag id lock placeholder temporary showingPlcHdr dataBinding label tabIndex equation comboBox date docPartObj docPartList dropDownList picture richText text citation group bibliography w14:checkbox',
  sdtContent: `|${content} ${inline}`,
  placeholder: 'docPart',
  docPartObj: 'docPartGallery docPartCategory docPartUnique',
  date: 'dateFormat lid storeMappedDataAs calendar',
  dropDownList: 'listItem',
  'w14:checkbox': 'w14:checked w14:checkedState w14:uncheckedState',
  tbl: 'tblPr tblGrid tr',
  tblPr:
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription',
  tblBorders: borders,
  tblCellMar: borders,
  tblGrid: 'gridCol',
  tr: 'tblPrEx trPr tc',
  trPr: '|cantSplit trHeight tblHeader jc ins del',
  tc: `tcPr |${content}`,
  tcPr: 'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  sectPr:
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg',
  styles: 'docDefaults latentStyles style',
  docDefaults: 'rPrDefault pPrDefault',
  rPrDefault: 'rPr',
  pPrDefault: 'pPr',
  style:
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal rsid pPr rPr tblPr trPr tcPr tblStylePr',
  tblStylePr: 'pPr rPr tblPr trPr tcPr',
  numbering: 'numPicBullet abstractNum num numIdMacAtCleanup',
  abstractNum: 'nsid multiLevelType tmpl name styleLink numStyleLink lvl',
  lvl: 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
  num: 'abstractNumId lvlOverride',
  lvlOverride: 'startOverride lvl',
  settings:
    'writeProtection view zoom removePersonalInformation mirrorMargins defaultTabStop autoHyphenation evenAndOddHeaders characterSpacingControl footnotePr endnotePr compat docVars rsids attachedSchema themeFontLang clrSchemeMapping decimalSymbol listSeparator',
  footnotePr: 'pos numFmt numStart numRestart footnote',
  compat: '|compatSetting',
  fonts: 'font',
  font: 'altName panose1 charset family notTrueType pitch sig',
  footnotes: 'footnote',
  footnote: `|${content}`,
  glossaryDocument: 'background docParts',
  docParts: 'docPart',
  docPart: 'docPartPr docPartBody',
  docPartPr: '|name style category types behaviors description guid',
  category: 'name gallery',
  types: 'type',
  behaviors: 'behavior',
  docPartBody: `|${content}`,
};

/** What is where the schema does not allow it, as `parent: child after other`; empty when all is well. */
export function orderProblems(element: XmlElement): string[] {
  const name = bare(element.name);
  const order = orders[name];
  const problems = element.children.flatMap(orderProblems);
  if (order === undefined) {
    if (element.children.length > 0) problems.push(`${name}: has children but is not in the table`);
    return problems;
  }
  // A reference to a building block is an empty element of the same name as the block itself.
  if (name === 'docPart' && element.children.length === 0) return problems;
  problems.push(
    ...childProblems(
      name,
      order,
      element.children.map((child) => bare(child.name)),
    ),
  );
  return problems;
}

function childProblems(name: string, order: string, children: readonly string[]): string[] {
  const problems: string[] = [];
  const [fixed = '', free = ''] = order.includes('|') ? order.split('|') : [order, ''];
  const sequence = fixed.split(' ').filter((item) => item !== '');
  const anywhere = new Set(free.split(' ').filter((item) => item !== ''));
  let last = -1;
  children.forEach((child, index) => {
    if ((child === 'pPr' || child === 'rPr') && anywhere.has(child) && index > 0)
      problems.push(`${name}: ${child} is not first`);
    if (anywhere.has(child)) return;
    const place = sequence.indexOf(child);
    if (place < 0) problems.push(`${name}: ${child} is not allowed`);
    else if (place < last) problems.push(`${name}: ${child} after ${sequence[last] ?? ''}`);
    last = Math.max(last, place);
  });
  if (name === 'tc' && children.at(-1) !== 'p') problems.push('tc: does not end with a paragraph');
  if (name === 'body' && children.at(-1) !== 'sectPr') problems.push('body: does not end with sectPr');
  return problems;
}

function bare(name: string): string {
  return name.startsWith('w:') ? name.slice(2) : name;
}
