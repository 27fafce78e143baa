/** The keys that the page being rendered has asked for. The renderer empties it before each page. */
export const factsAskedFor = new Set<string>();

/** The fact base of the renderer: it notes what a page is made of, so that a changed fact renders only its pages again. */
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
