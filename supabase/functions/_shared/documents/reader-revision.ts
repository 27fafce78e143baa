/**
 * Names what reads a source: a stored tree is good only for the revision that made it. A test holds it equal to the hash of all
 * code, and of the versions of all packages, that `parseTemplate` and the shop's shared placeholders rest on.
 */
export const readerRevision = 'e798844bb7d6';
