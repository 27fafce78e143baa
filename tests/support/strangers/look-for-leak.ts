import { Chooser, randomNumbers } from '../random-queries/chooser';
import type { TestShop } from '../test-database';
import type { TestFunctions } from '../test-functions';
import { actOnce } from './acts';
import { readByStrangers } from './reads';
import { newWorld } from './world';

const actsOfOneSequence = 12;

/** What the strangers of one sequence read of the third, and how they came to it; null if nothing. */
export async function lookForLeak(
  shop: TestShop,
  functions: TestFunctions,
  seed: number,
): Promise<string | null> {
  const world = await newWorld(shop, functions, new Chooser(randomNumbers(seed)));
  for (let done = 1; done <= actsOfOneSequence; done += 1) {
    await actOnce(world);
    if (done % 4 !== 0) continue;
    const found = await readByStrangers(world);
    if (found.length > 0) return [`RANDOM_SEED=${seed}`, ...found, ...world.story].join('\n');
  }
  return null;
}
