/**
 * Hands out unique names: the first request for a name gets it as it is, each later one gets it with a number that is still
 * free. Names that differ only in capitals count as the same, because a screen reader says them alike.
 */
export class UniqueNames {
  private readonly given = new Set<string>();
  private readonly counts = new Map<string, number>();

  /** `numbered` writes the name for the second request and those after it. */
  next(name: string, numbered: (count: number) => string): string {
    const sound = name.toLowerCase();
    let count = (this.counts.get(sound) ?? 0) + 1;
    let free = count === 1 ? name : numbered(count);
    // A label may end with a number of its own: "Phone 2".
    while (this.given.has(free.toLowerCase())) {
      count += 1;
      free = numbered(count);
    }
    this.counts.set(sound, count);
    this.given.add(free.toLowerCase());
    return free;
  }
}

const longestName = 40;

/**
 * The name of a control without a key of its own, which no other control of the document has: `Fill_employee_name`, then
 * `Fill_employee_name_2`. The capital keeps it apart from the keys of placeholders.
 */
export function controlName(names: UniqueNames, prefix: string, label: string): string {
  const words = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, longestName);
  const name = words === '' ? prefix : `${prefix}_${words}`;
  return names.next(name, (count) => `${name}_${String(count)}`);
}
