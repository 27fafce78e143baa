import { colors } from '../theme.ts';
import { wordNamespace } from './namespaces.ts';
import { documentFonts, ourStyles, size, styles } from './style-list.ts';
import type { Style } from './style-list.ts';

/** styles.xml; `more` are styles of this document alone. */
export function stylesXml(more: readonly Style[] = []): string {
  const fonts = `<w:rFonts w:ascii="${documentFonts.serif}" w:eastAsia="${documentFonts.serif}" w:hAnsi="${documentFonts.serif}" w:cs="Times New Roman"/>`;
  const defaults =
    `<w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:color w:val="${colors.text}"/>${size(22)}<w:lang w:val="en-US" w:eastAsia="en-US" w:bidi="ar-SA"/></w:rPr></w:rPrDefault>` +
    '<w:pPrDefault><w:pPr><w:widowControl/></w:pPr></w:pPrDefault></w:docDefaults>';
  return `<w:styles ${wordNamespace}>${defaults}${ownStyles}${more.map(styleXml).join('')}</w:styles>`;
}

function styleXml(style: Style): string {
  const standard = style.isDefault === true ? ' w:default="1"' : '';
  const custom = ourStyles.has(style.id) || style.id.startsWith('Sign') ? ' w:customStyle="1"' : '';
  return (
    `<w:style w:type="${style.type ?? 'paragraph'}"${standard}${custom} w:styleId="${style.id}"><w:name w:val="${style.name}"/>` +
    (style.basedOn === undefined ? '' : `<w:basedOn w:val="${style.basedOn}"/>`) +
    (style.next === undefined ? '' : `<w:next w:val="${style.next}"/>`) +
    (style.priority === undefined ? '' : `<w:uiPriority w:val="${String(style.priority)}"/>`) +
    (style.quick === true ? '<w:qFormat/>' : '') +
    (style.paragraph === undefined ? '' : `<w:pPr>${style.paragraph}</w:pPr>`) +
    (style.run === undefined ? '' : `<w:rPr>${style.run}</w:rPr>`) +
    (style.rest ?? '') +
    '</w:style>'
  );
}

/** The styles of every file. */
const ownStyles = styles.map(styleXml).join('');
