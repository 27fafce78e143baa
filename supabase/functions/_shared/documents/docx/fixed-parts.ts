import { documentFonts } from './style-list.ts';
import { wordNamespace } from './namespaces.ts';

/** settings.xml: the current file format (no "Compatibility Mode"), footnote separators, English (US). */
export function settingsXml(): string {
  const compat = 'http://schemas.microsoft.com/office/word';
  return (
    `<w:settings ${wordNamespace}><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/><w:characterSpacingControl w:val="doNotCompress"/>` +
    '<w:footnotePr><w:footnote w:id="-1"/><w:footnote w:id="0"/></w:footnotePr>' +
    `<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="${compat}" w:val="15"/>` +
    `<w:compatSetting w:name="overrideTableStyleFontSizeAndJustification" w:uri="${compat}" w:val="1"/>` +
    `<w:compatSetting w:name="enableOpenTypeFeatures" w:uri="${compat}" w:val="1"/>` +
    `<w:compatSetting w:name="doNotFlipMirrorIndents" w:uri="${compat}" w:val="1"/>` +
    `<w:compatSetting w:name="differentiateMultirowTableHeaders" w:uri="${compat}" w:val="1"/></w:compat>` +
    '<w:themeFontLang w:val="en-US"/><w:decimalSymbol w:val="."/><w:listSeparator w:val=","/></w:settings>'
  );
}

/** The glossary's own settings: it has no footnotes. */
export function glossarySettingsXml(): string {
  return `<w:settings ${wordNamespace}><w:defaultTabStop w:val="720"/><w:characterSpacingControl w:val="doNotCompress"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="en-US"/><w:decimalSymbol w:val="."/><w:listSeparator w:val=","/></w:settings>`;
}

/** Says what to take where a font is missing. */
export function fontTableXml(): string {
  const font = (name: string, other: string, family: string, panose: string): string =>
    `<w:font w:name="${name}"><w:altName w:val="${other}"/><w:panose1 w:val="${panose}"/><w:charset w:val="00"/><w:family w:val="${family}"/><w:pitch w:val="variable"/></w:font>`;
  return (
    `<w:fonts ${wordNamespace}>` +
    font(documentFonts.serif, 'Caladea', 'roman', '02040503050406030204') +
    font(documentFonts.sans, 'Carlito', 'swiss', '020F0502020204030204') +
    font('Times New Roman', 'Liberation Serif', 'roman', '02020603050405020304') +
    '</w:fonts>'
  );
}
