import type { LawFact } from '@contracts/law/law-fact';

/** The keys that the page being rendered has asked for. The renderer empties it before each page. */
export const factsAskedFor = new Set<string>();

/** The fact base of the renderer: it notes what a page is made of, so that a changed fact renders only its pages again. */
export class RecordedFacts extends Map<string, LawFact> {
  override get(key: string): LawFact | undefined {
    factsAskedFor.add(key);
    return super.get(key);
  }

  override has(key: string): boolean {
    factsAskedFor.add(key);
    return super.has(key);
  }
}
