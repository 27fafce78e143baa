import { controlName, UniqueNames } from '../control-names.ts';
import { colors } from '../theme.ts';
import type { FilledField } from '../tree.ts';
import type { Canvas } from './canvas.ts';
import { rgb } from './canvas.ts';
import { writingSize } from './answer-size.ts';
import type { FontSet, TextStyle } from './font-set.ts';
import { formFont, charactersToType } from './form-font.ts';
import { pdfNumber, pdfText, refText } from './pdf-file.ts';
import type { PdfFile, Ref } from './pdf-file.ts';
import type { StructNode } from './structure.ts';

/** Field flags (ISO 32000-1, tables 226, 228 and 230). */
const multiline = 1 << 12;
const combo = 1 << 17;
const editable = 1 << 18;

/** Where a field is, in points; `y` from the page's top. */
export interface FieldPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A box for several lines. */
  readonly isTall?: boolean;
}

interface FieldGroup {
  readonly ref: Ref;
  /** The tooltip, which is on every place as well: some readers look for it there only. */
  readonly tip: string;
  readonly body: string;
  readonly kids: Ref[];
}

/**
 * The interactive form of a document. Every field has its label as tooltip, its own appearance (viewers are not
 * asked to make one), and a place in the structure tree. A placeholder that is used many times is one field with many
 * places: filled in once, it is filled in everywhere.
 */
export class FormBuilder {
  private readonly file: PdfFile;
  private readonly fonts: FontSet;
  private readonly resources: Ref;
  private readonly groups = new Map<string, FieldGroup>();
  private readonly names = new UniqueNames();
  private readonly tips = new UniqueNames();
  private readonly looks = new Map<string, Ref>();
  /** Keys of fields that somewhere are boxes for several lines; a viewer then breaks lines in all their places. */
  private readonly tall = new Set<string>();

  constructor(file: PdfFile, fonts: FontSet, resources: Ref) {
    this.file = file;
    this.fonts = fonts;
    this.resources = resources;
  }

  /** A line is too short for what the field asks for. Said before the field is drawn. */
  takeLines(field: FilledField): void {
    this.tall.add(field.key);
  }

  /** One place of a placeholder. It shows its label in brackets until somebody fills it. */
  placeholder(canvas: Canvas, parent: StructNode, field: FilledField, place: FieldPlace): void {
    const group = this.placeholderGroup(field);
    const style: TextStyle = {
      family: 'sans',
      bold: false,
      italic: false,
      size: this.labelSize(place, field.display),
      color: colors.fieldText,
    };
    const look = this.look(
      `${field.key} ${String(place.width)} ${String(place.height)}`,
      place,
      `${rgb(colors.fieldFill)} rg 0 0 ${pdfNumber(place.width)} ${pdfNumber(place.height)} re f`,
      field.display,
      style,
    );
    this.addPlace(
      canvas,
      parent,
      group,
      place,
      `/AP<</N ${refText(look)}>>/DA${appearance(this.hasLines(field) || place.height > cellHeight)}/MK<<>>`,
    );
  }

  /** A line or a cell to write in. */
  blank(canvas: Canvas, parent: StructNode, label: string, place: FieldPlace): void {
    // A cell takes several lines; on a line the type shrinks to fit.
    const isCell = place.height > cellHeight;
    const lines = isCell ? `/Ff ${String(multiline)}` : '';
    const group = this.newGroup('Fill', label, `/FT/Tx${lines}/DA${appearance(isCell)}`);
    const look = this.look(`blank ${String(place.width)} ${String(place.height)}`, place, '', '', null);
    this.addPlace(canvas, parent, group, place, `/AP<</N ${refText(look)}>>/MK<<>>`);
  }

  checkBox(canvas: Canvas, parent: StructNode, label: string, checked: boolean, place: FieldPlace): void {
    const state = checked ? '/Yes' : '/Off';
    const group = this.newGroup('Check', label, `/FT/Btn/V${state}/DV${state}`);
    const off = this.look(`box off ${String(place.width)}`, place, boxPath(place), '', null);
    const on = this.look(`box on ${String(place.width)}`, place, boxPath(place) + tickPath(place), '', null);
    this.addPlace(
      canvas,
      parent,
      group,
      place,
      `/AP<</N<</Yes ${refText(on)}/Off ${refText(off)}>>>>/AS${state}/MK<</CA(4)>>`,
    );
  }

  /** Writes the form; answers the reference for the catalog, or null when there is no field. */
  write(): Ref | null {
    if (this.groups.size === 0) return null;
    const font = this.fonts.toTypeWith('sans', charactersToType());
    for (const group of this.groups.values()) {
      this.file.put(group.ref, `<<${group.body}/Kids[${group.kids.map(refText).join(' ')}]>>`);
    }
    const fields = [...this.groups.values()].map((group) => refText(group.ref));
    return this.file.add(
      `<</Fields[${fields.join(' ')}]/NeedAppearances false/DR<</Font<</${formFont} ${refText(font)}>>>>/DA${appearance(false)}>>`,
    );
  }

  /** The label shrinks where its field had to. */
  private labelSize(place: FieldPlace, label: string): number {
    const wanted = place.isTall === true ? 10 : place.height * 0.68;
    const width = this.fonts.width(label, {
      family: 'sans',
      bold: false,
      italic: false,
      size: wanted,
      color: colors.fieldText,
    });
    return Math.max(5, wanted * Math.min(1, (place.width - 6) / width));
  }

  private hasLines({ kind, key }: FilledField): boolean {
    return kind === 'paragraph' || this.tall.has(key);
  }

  private placeholderGroup(field: FilledField): FieldGroup {
    const known = this.groups.get(field.key);
    if (known) return known;
    const value = formText(field.display);
    const options = (field.options ?? []).map(formText).join('');
    const lines = this.hasLines(field);
    const kind =
      field.kind === 'choice' && !lines
        ? `/FT/Ch/Ff ${String(combo | editable)}/Opt[${options}]`
        : `/FT/Tx${lines ? `/Ff ${String(multiline)}` : ''}`;
    const tip = `/TU${pdfText(tipOf(field, lines))}`;
    const group = {
      ref: this.file.reserve(),
      kids: [],
      tip,
      body: `/T${pdfText(field.key)}${tip}${kind}/V${value}/DV${value}/DA${appearance(false)}`,
    };
    this.groups.set(field.key, group);
    return group;
  }

  private newGroup(prefix: string, label: string, kind: string): FieldGroup {
    const name = controlName(this.names, prefix, label);
    const spoken = label.slice(0, 240).replace(/[\ud800-\udbff]$/, '');
    // Two fields of one name would sound the same.
    const tip = `/TU${pdfText(this.tips.next(spoken, (count) => `${spoken} (${String(count)})`))}`;
    const group = { ref: this.file.reserve(), kids: [], tip, body: `/T${pdfText(name)}${tip}${kind}` };
    this.groups.set(name, group);
    return group;
  }

  private addPlace(
    canvas: Canvas,
    parent: StructNode,
    group: FieldGroup,
    place: FieldPlace,
    body: string,
  ): void {
    if (canvas.isSilent) return;
    canvas.close();
    const node = parent.child('Form');
    group.kids.push(
      canvas.annotate(
        node,
        place.x,
        place.y,
        place.width,
        place.height,
        `/Subtype/Widget/F 4/BS<</W 0>>/Parent ${refText(group.ref)}${group.tip}${body}`,
      ),
    );
  }

  /** The picture of a field, made once for all places of one size. */
  private look(
    key: string,
    place: FieldPlace,
    background: string,
    text: string,
    style: TextStyle | null,
  ): Ref {
    const known = this.looks.get(key);
    if (known) return known;
    let content = background;
    if (style && text !== '') {
      const baseline =
        place.isTall === true ? place.height - style.size * 1.2 : (place.height - style.size * 0.66) / 2;
      let x = 3;
      let runs = '';
      for (const run of this.fonts.runs(text, style)) {
        runs += `BT/${run.font.name} ${pdfNumber(style.size)} Tf 1 0 0 1 ${pdfNumber(x)} ${pdfNumber(baseline)} Tm[${run.font.operand(run)}]TJ ET `;
        x += run.width;
      }
      content += ` /Tx BMC q 0 0 ${pdfNumber(place.width)} ${pdfNumber(place.height)} re W n ${rgb(style.color)} rg ${runs}Q EMC`;
    }
    const ref = this.file.stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 ${pdfNumber(place.width)} ${pdfNumber(place.height)}]/Resources ${refText(this.resources)}`,
      content,
    );
    this.looks.set(key, ref);
    return ref;
  }
}

/** Fields higher than this are cells of a table or boxes for a few sentences. */
const cellHeight = 16;

/** What a viewer writes with: a fixed size in cells and boxes, one that fits in the others. */
function appearance(isFixed: boolean): string {
  return `(/${formFont} ${String(isFixed ? writingSize : 0)} Tf 0.1 g)`;
}

/** Viewers draw the soft hyphen of their fonts, where the page has none. */
function formText(text: string): string {
  return pdfText(text.replaceAll('\u00ad', ''));
}

/** A list to choose from has one line, so the options of a box for several lines are in its tooltip. */
function tipOf({ kind, label, help, options = [] }: FilledField, hasLines: boolean): string {
  const words = help === '' ? label : `${label}. ${help}`;
  return kind === 'choice' && hasLines ? `${words} (One of: ${options.join(' | ')})` : words;
}

function boxPath({ width, height }: FieldPlace): string {
  return `1 g 0.4 0.4 ${pdfNumber(width - 0.8)} ${pdfNumber(height - 0.8)} re f ${rgb(colors.ink)} RG 0.8 w 0.4 0.4 ${pdfNumber(width - 0.8)} ${pdfNumber(height - 0.8)} re S`;
}

function tickPath({ width, height }: FieldPlace): string {
  const at = (x: number, y: number): string => `${pdfNumber(width * x)} ${pdfNumber(height * y)}`;
  return ` 1.3 w 1 J 1 j ${at(0.22, 0.5)} m ${at(0.42, 0.27)} l ${at(0.78, 0.75)} l S`;
}

/** The same box as content of a page, for files that are not filled in on screen. */
export function drawCheckBox(canvas: Canvas, place: FieldPlace, pageHeight: number, checked: boolean): void {
  const shift = `1 0 0 1 ${pdfNumber(place.x)} ${pdfNumber(pageHeight - place.y - place.height)} cm`;
  canvas.graphics(`${shift} ${boxPath(place)}${checked ? tickPath(place) : ''}`);
}
