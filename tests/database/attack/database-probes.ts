import { abuseProbes } from './abuse-probes';
import { accountProbes } from './account-probes';
import { guessingProbes } from './guessing-probes';
import { linkProbes } from './link-probes';
import { mailProbes } from './mail-probes';
import type { Probe } from './probe';
import { readProbes } from './read-probes';
import { recoveryProbes } from './recovery-probes';
import { writeProbes } from './write-probes';

/** All that one process can try, without files. */
export const databaseProbes: readonly Probe[] = [
  ...readProbes,
  ...writeProbes,
  ...abuseProbes,
  ...guessingProbes,
  ...recoveryProbes,
  ...mailProbes,
  ...accountProbes,
  ...linkProbes,
];
