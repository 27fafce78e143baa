import { secondary } from '../law-fact.ts';

/** A public guide that was checked against the page of an agency, which itself was not read. */
export const publicGuide = (page: string) =>
  secondary(
    page,
    'A public guide checked against this address on October 2, 2026; the page itself was not read',
    '2026-10-02',
  );
