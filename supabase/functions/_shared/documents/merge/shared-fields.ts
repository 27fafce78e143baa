import type { FilledDocument } from '../fill.ts';
import type { FilledField } from '../tree.ts';

/**
 * The fields of several documents under names that are unique in one file. The same question with the same answer is one
 * field; where two documents mean different things by one name, the later one gets a number behind it.
 */
export class SharedFields {
  private readonly byKey = new Map<string, FilledField>();

  get all(): readonly FilledField[] {
    return [...this.byKey.values()];
  }

  /** Adds a document's fields; answers each under its new name, by its old one. */
  add({ fields }: FilledDocument): ReadonlyMap<string, FilledField> {
    return new Map(fields.map((field) => [field.key, this.place(field)]));
  }

  private place(field: FilledField): FilledField {
    for (let count = 1; ; count += 1) {
      const key = count === 1 ? field.key : `${field.key}_${String(count)}`;
      const known = this.byKey.get(key);
      if (known && isSame(known, field)) return known;
      if (known) continue;
      const placed = { ...field, key };
      this.byKey.set(key, placed);
      return placed;
    }
  }
}

function isSame(one: FilledField, other: FilledField): boolean {
  return (
    one.value === other.value &&
    one.label === other.label &&
    one.kind === other.kind &&
    JSON.stringify(one.options ?? []) === JSON.stringify(other.options ?? [])
  );
}
