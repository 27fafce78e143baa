import { changesNothing, type Probe } from './probe';

const review = { product_sku: 'core-hr', rating: 5, first_name: 'Probe', review_text: 'Fine.' };

/** What no right forbids, done without end or in the name of somebody else. */
export const abuseProbes: readonly Probe[] = [
  {
    name: '130 reviews without end from one network, and from the whole world',
    async attack(shop) {
      const send = async (email: string, from: string) => {
        const { status } = await shop.call(
          'anonymous',
          'POST',
          'reviews',
          { ...review, email },
          { prefer: 'return=minimal', 'x-forwarded-for': from },
        );
        return status;
      };
      await shop.database.query('delete from private.rate_limits');
      const statuses: number[] = [];
      for (let n = 0; n < 8; n++) {
        statuses.push(await send(`flood${n}@example.com`, `2001:db8:1:1::${n}`));
      }
      const nobody = await send('nobody@example.com', 'unknown');
      await shop.database.query(
        `insert into private.rate_limits (bucket, subject, window_start, hits) values ('review-day', 'shop', now(), 200)
         on conflict on constraint rate_limits_pkey do update set hits = 200`,
      );
      const world = await send('world@example.com', '203.0.113.9');
      await shop.database.query(`delete from public.reviews where first_name = 'Probe'`);
      await shop.database.query('delete from private.rate_limits');
      return [
        ...(statuses.filter((status) => status === 201).length > 5
          ? [`one network: ${statuses.join()}`]
          : []),
        ...(nobody === 201 ? ['a caller without an address'] : []),
        ...(world === 201 ? ['more than 200 a day'] : []),
      ];
    },
  },
  {
    name: '131 an answer of the owner’s in a review of one’s own',
    attack: (shop) =>
      changesNothing(shop, [
        ['anonymous', 'POST', 'reviews', { ...review, email: 'forged@example.com', answer: 'We lied.' }],
        ['customer', 'PATCH', 'reviews?first_name=eq.Victim', { answer: 'We lied.' }],
        [
          'customer',
          'POST',
          'rpc/admin_answer_review',
          { review_id: crypto.randomUUID(), answer: 'We lied.' },
        ],
      ]),
  },
];
