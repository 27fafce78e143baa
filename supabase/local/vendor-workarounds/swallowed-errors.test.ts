import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LostAnswer, refuseLostAnswers } from './swallowed-errors';

interface Engine {
  _PostgresMainLoopOnce(): void;
}

let database: PGlite;
/** The fault that the engine has after its next step. */
let next: Error | undefined;

beforeAll(async () => {
  database = await PGlite.create();
  await database.exec('create table notes (words text not null)');
  const engine = database.Module as unknown as Engine;
  const step = engine._PostgresMainLoopOnce;
  engine._PostgresMainLoopOnce = () => {
    step();
    const fault = next;
    next = undefined;
    if (fault) throw fault;
  };
});
afterAll(() => database.close());

it('lets PGlite without the workaround answer as if nothing had happened', async () => {
  next = new RangeError('The memory is full');
  await expect(database.query('select 1')).resolves.toBeDefined();
});

it('makes of a fault of the engine an error of the statement, and leaves the next one whole', async () => {
  refuseLostAnswers(database);
  for (const run of [
    () => database.query('select words from notes'),
    () => database.query('insert into notes (words) values ($1)', ['kept?']),
    () => database.exec('delete from notes'),
  ]) {
    next = new RangeError('The memory is full');
    await expect(run()).rejects.toThrow(LostAnswer);
    await expect(database.query('select $1::text as words', ['whole'])).resolves.toMatchObject({
      rows: [{ words: 'whole' }],
    });
  }
});

it("leaves Postgres's own errors and empty tables as they are", async () => {
  await expect(database.query('select nothing from notes')).rejects.toThrow(
    'column "nothing" does not exist',
  );
  await database.exec('delete from notes');
  await expect(database.query('select words from notes')).resolves.toMatchObject({ rows: [] });
});

it('takes a statement that names no column for one, whether or not there are rows', async () => {
  await expect(database.query('select from notes')).resolves.toMatchObject({ rows: [], fields: [] });
  await database.query('insert into notes (words) values ($1)', ['kept']);
  await expect(database.query('select from notes where words = $1', ['kept'])).resolves.toMatchObject({
    rows: [{}],
  });
});
