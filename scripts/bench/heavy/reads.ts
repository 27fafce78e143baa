import type { Shop } from './buyers.ts';

const pauseMs = 25;
/** A read that has no answer by then counts as long as it was waited for. */
const patienceMs = 60_000;

export interface Reads {
  /** How long each read took, in milliseconds. */
  readonly took: readonly number[];
  readonly failed: number;
}

/** Reads as visitors do, some at a time, until told to stop. No two questions are equal, so that no answer comes from a cache. */
export function readUntil(shop: Shop, isOver: () => boolean, readers: number): Promise<Reads> {
  const took: number[] = [];
  let failed = 0;
  let next = 0;
  const addresses = (turn: number) => [
    `${shop.apiUrl}/health`,
    `${shop.apiUrl}/rest/v1/template_packages?select=*&limit=${100 + turn}`,
    `${shop.apiUrl}/rest/v1/blog_posts?select=slug,title,excerpt&status=eq.published&limit=${12 + turn}`,
    `${shop.shopUrl}/`,
  ];
  const read = async () => {
    while (!isOver()) {
      const turn = next++;
      const all = addresses(turn);
      const start = performance.now();
      const status = await fetch(all[turn % all.length] ?? '', {
        headers: { apikey: shop.publishableKey },
        signal: AbortSignal.timeout(patienceMs),
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      took.push(performance.now() - start);
      if (status !== 200) failed += 1;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  return Promise.all(Array.from({ length: readers }, read)).then(() => ({ took, failed }));
}
