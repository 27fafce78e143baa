import { expect, it } from 'vitest';
import { readPostgresAddress } from './postgres-address';

it('takes the folder of a socket out of an address', () => {
  expect(
    readPostgresAddress('postgres://ann@localhost:5432/shop?host=/run/postgresql&sslmode=disable'),
  ).toEqual({
    url: 'postgres://ann@localhost:5432/shop?sslmode=disable',
    options: { host: '/run/postgresql' },
  });
});

it.each(['postgres://ann:secret@db.example.com:5432/shop', 'postgres://localhost/shop?host=db.example.com'])(
  'leaves an address without one as it is: %s',
  (url) => {
    expect(readPostgresAddress(url)).toEqual({ url, options: {} });
  },
);
