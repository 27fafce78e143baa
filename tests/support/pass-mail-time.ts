import type { TestShop } from './test-database';

/**
 * The counts of mails, as if so many minutes had gone by. Over a far away time: on the way, no row may take the place of one of the
 * same second that moves after it.
 */
export async function passMailTime({ database }: Pick<TestShop, 'database'>, minutes: number): Promise<void> {
  await database.query(`update private.mail_counts set slot = slot - interval '100 years'`);
  await database.query(
    `update private.mail_counts set slot = slot + interval '100 years' - make_interval(mins => $1::int)`,
    [minutes],
  );
}
