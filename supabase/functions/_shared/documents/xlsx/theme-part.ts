import { xmlHeader } from '../docx/namespaces.ts';
import { colors } from '../theme.ts';

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const solid = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const line = (width: number): string =>
  `<a:ln w="${String(width)}" cap="flat" cmpd="sng" algn="ctr">${solid}<a:prstDash val="solid"/></a:ln>`;
const fonts = (name: string, family: string): string =>
  `<a:${name}><a:latin typeface="${family}"/><a:ea typeface=""/><a:cs typeface=""/></a:${name}>`;
const rgb = (name: string, value: string): string => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
const three = (item: string): string => item.repeat(3);

/** In the order of the schema. The look of cells does not rest on them: they are what a reader offers to choose from. */
const scheme = [
  '<a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1>',
  '<a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1>',
  rgb('dk2', colors.ink),
  rgb('lt2', colors.headerFill),
  rgb('accent1', colors.ink),
  rgb('accent2', colors.amber),
  rgb('accent3', colors.quiet),
  rgb('accent4', colors.fieldText),
  rgb('accent5', colors.hairline),
  rgb('accent6', colors.text),
  rgb('hlink', '0563C1'),
  rgb('folHlink', '954F72'),
];

/** xl/theme/theme1.xml: Excel can do without a theme, Apple's readers cannot. */
export const themeXml =
  `${xmlHeader}<a:theme xmlns:a="${drawing}" name="Office Theme"><a:themeElements>` +
  `<a:clrScheme name="Office">${scheme.join('')}</a:clrScheme>` +
  `<a:fontScheme name="Office">${fonts('majorFont', 'Calibri')}${fonts('minorFont', 'Calibri')}</a:fontScheme>` +
  `<a:fmtScheme name="Office"><a:fillStyleLst>${three(solid)}</a:fillStyleLst>` +
  `<a:lnStyleLst>${line(6350)}${line(12_700)}${line(19_050)}</a:lnStyleLst>` +
  `<a:effectStyleLst>${three('<a:effectStyle><a:effectLst/></a:effectStyle>')}</a:effectStyleLst>` +
  `<a:bgFillStyleLst>${three(solid)}</a:bgFillStyleLst></a:fmtScheme>` +
  '</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/></a:theme>';
