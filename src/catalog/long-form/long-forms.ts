import type { LongFormSlug } from '@contracts/law/law-addresses';
import { california } from './california';
import { colorado } from './colorado';
import { florida } from './florida';
import { illinois } from './illinois';
import type { LongForm } from './long-form';
import { minnesota } from './minnesota';
import { newYork } from './new-york';
import { ohio } from './ohio';
import { pennsylvania } from './pennsylvania';
import { texas } from './texas';
import { wisconsin } from './wisconsin';

export const longForms: Readonly<Record<LongFormSlug, LongForm>> = {
  minnesota,
  wisconsin,
  california,
  'new-york': newYork,
  texas,
  florida,
  colorado,
  illinois,
  ohio,
  pennsylvania,
};
