import { Chooser, randomNumbers } from '../random-queries/chooser';
import type { TestShop } from '../test-database';
import type { TestFunctions } from '../test-functions';
import { acts, actOnce } from './acts';
import { giveApp } from './app-acts';
import { readByStrangers } from './reads';
import { newWorld } from './world';

const actsOfOneSequence = 12;

export interface Sequence {
  readonly seed: number;
  /** Whether the third is an admin with an app; by chance where it is not said. */
  readonly hasApp?: boolean;
  /** The acts to choose from; else all. */
  readonly names?: readonly string[];
}

/** What the strangers of one sequence read of the third, and how they came to it; null if nothing. */
export async function lookForLeak(
  shop: TestShop,
  functions: TestFunctions,
  { seed, hasApp, names = Object.keys(acts) }: Sequence,
): Promise<string | null> {
  const world = await newWorld(shop, functions, new Chooser(randomNumbers(seed)), hasApp);
  if (world.hasApp) await giveApp(world);
  for (let done = 1; done <= actsOfOneSequence; done += 1) {
    await actOnce(world, names);
    if (done % 4 !== 0) continue;
    const found = await readByStrangers(world);
    if (found.length > 0) return [`RANDOM_SEED=${seed}`, ...found, ...world.story].join('\n');
  }
  return null;
}
