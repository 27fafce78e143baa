/** The keys that the current page has read. The renderer clears it before each page. */
export const factsAskedFor = new Set<string>();

/** The renderer's fact base records which facts a page reads, so that a changed fact renders only its pages again. */
export class RecordedFacts<Fact> extends Map<string, Fact> {
  override get(key: string): Fact | undefined {
    factsAskedFor.add(key);
    return super.get(key);
  }

  override has(key: string): boolean {
    factsAskedFor.add(key);
    return super.has(key);
  }
}
