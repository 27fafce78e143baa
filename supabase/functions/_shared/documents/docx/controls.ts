import { escapeXml } from '../clean-text.ts';
import { controlName } from '../control-names.ts';
import { isIsoDate } from '../dates.ts';
import type { FilledField } from '../tree.ts';
import { isPlain } from './context.ts';
import type { DocxContext } from './context.ts';
import { runProperties, singleRun, textRuns } from './run.ts';
import type { RunFormat } from './run.ts';

/** Namespace and number of the one custom XML part that all fields are bound to. */
export const fieldsNamespace = 'urn:hr-templates:fields';
export const fieldsStoreId = '{7B0D3C52-6A1E-4C57-9D2B-3F1A52C8E601}';

/** Names of the building blocks that hold the words an empty control shows. */
export const fieldPartName = (key: string): string => `Field_${key}`;
export const blankPartName = (length: number): string => `Blank_${String(length)}`;

const checkFont =
  '<w:rFonts w:ascii="MS Gothic" w:eastAsia="MS Gothic" w:hAnsi="MS Gothic" w:cs="Segoe UI Symbol" w:hint="eastAsia"/>';
const titleLimit = 64;

/** A placeholder: a content control bound to the field's element in the custom XML part, or plain text. */
export function fieldRuns(context: DocxContext, field: FilledField, format: RunFormat): string {
  if (isPlain(context)) {
    return field.value === null ? openFieldRun(field, format) : textRuns(field.display, format);
  }
  context.boundKeys.add(field.key);
  const open = field.value === null;
  const properties =
    runProperties(format) +
    `<w:alias w:val="${escapeXml(shorten(field.label))}"/>` +
    `<w:tag w:val="${field.key}"/>` +
    idElement(context) +
    `<w:placeholder><w:docPart w:val="${fieldPartName(field.key)}"/></w:placeholder>` +
    (open ? '<w:showingPlcHdr/>' : '') +
    `<w:dataBinding w:prefixMappings="xmlns:f='${fieldsNamespace}'" w:xpath="/f:fields[1]/f:${field.key}[1]" w:storeItemID="${fieldsStoreId}"/>` +
    controlKind(field);
  const content = open ? openFieldRun(field, format) : singleRun(field.display, format);
  return `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
}

function openFieldRun(field: FilledField, format: RunFormat): string {
  return singleRun(field.display, { ...format, style: 'PlaceholderText' });
}

function controlKind(field: FilledField): string {
  if (field.kind === 'date' && (field.value === null || isIsoDate(field.value))) {
    const chosen = field.value === null ? '' : ` w:fullDate="${field.value}T00:00:00Z"`;
    return `<w:date${chosen}><w:dateFormat w:val="MMMM d, yyyy"/><w:lid w:val="en-US"/><w:storeMappedDataAs w:val="date"/><w:calendar w:val="gregorian"/></w:date>`;
  }
  const options = field.options ?? [];
  // A value that is none of the options would vanish from a drop-down list, so it stays text.
  if (field.kind === 'choice' && (field.value === null || options.includes(field.value))) {
    const items = options.map(
      (option) => `<w:listItem w:displayText="${escapeXml(option)}" w:value="${escapeXml(option)}"/>`,
    );
    return `<w:dropDownList>${items.join('')}</w:dropDownList>`;
  }
  return field.kind === 'paragraph' ? '<w:text w:multiLine="1"/>' : '<w:text/>';
}

/** A task's box: Word's check-box control, or the character alone. */
export function checkBoxRun(context: DocxContext, checked: boolean, label: string): string {
  const character = checked ? '☒' : '☐';
  const run = `<w:r><w:rPr>${isPlain(context) ? '' : checkFont}</w:rPr><w:t>${character}</w:t></w:r>`.replace(
    '<w:rPr></w:rPr>',
    '',
  );
  if (isPlain(context)) return run;
  const properties =
    `<w:alias w:val="${escapeXml(shorten(label))}"/>` +
    `<w:tag w:val="${controlName(context.tags, 'Check', label)}"/>` +
    idElement(context) +
    `<w14:checkbox><w14:checked w14:val="${checked ? '1' : '0'}"/><w14:checkedState w14:val="2612" w14:font="MS Gothic"/><w14:uncheckedState w14:val="2610" w14:font="MS Gothic"/></w14:checkbox>`;
  return `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${run}</w:sdtContent></w:sdt>`;
}

/** A fill-in line inside running text: underscores that what is typed replaces. */
export function blankRuns(context: DocxContext, length: number, label: string, format: RunFormat): string {
  const shown = Math.min(length, 60);
  const run = singleRun('_'.repeat(shown), format);
  if (isPlain(context)) return run;
  context.blankLengths.add(shown);
  const properties =
    runProperties(format) +
    `<w:alias w:val="${escapeXml(shorten(label))}"/>` +
    `<w:tag w:val="${controlName(context.tags, 'Fill', label)}"/>` +
    idElement(context) +
    `<w:placeholder><w:docPart w:val="${blankPartName(shown)}"/></w:placeholder><w:showingPlcHdr/><w:text/>`;
  return `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${run}</w:sdtContent></w:sdt>`;
}

/** A control around text that nobody fills in, to find it by its title. */
export function controlAround(
  context: DocxContext,
  { name, label }: { readonly name: string; readonly label: string },
  runs: string,
): string {
  const properties =
    `<w:alias w:val="${escapeXml(shorten(label))}"/>` +
    `<w:tag w:val="${controlName(context.tags, 'Figure', name)}"/>` +
    idElement(context);
  return `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${runs}</w:sdtContent></w:sdt>`;
}

function idElement(context: DocxContext): string {
  const id = context.nextId;
  context.nextId += 1;
  return `<w:id w:val="${String(1_000_000 + id)}"/>`;
}

/** Word refuses titles and tags of more than 64 characters. */
function shorten(label: string): string {
  const clean = (/\s\s|[^\S ]/.test(label) ? label.replace(/\s+/g, ' ') : label).trim();
  if (clean.length <= titleLimit) return clean;
  const cut = clean.slice(0, titleLimit - 1);
  return `${cut.replace(/[\ud800-\udbff]$/, '')}…`;
}
