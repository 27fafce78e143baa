import type { LongFormSlug } from '@law/law-addresses';
import california from '../../../content/pages/long-form/california.yaml';
import colorado from '../../../content/pages/long-form/colorado.yaml';
import florida from '../../../content/pages/long-form/florida.yaml';
import illinois from '../../../content/pages/long-form/illinois.yaml';
import minnesota from '../../../content/pages/long-form/minnesota.yaml';
import newYork from '../../../content/pages/long-form/new-york.yaml';
import ohio from '../../../content/pages/long-form/ohio.yaml';
import pennsylvania from '../../../content/pages/long-form/pennsylvania.yaml';
import texas from '../../../content/pages/long-form/texas.yaml';
import wisconsin from '../../../content/pages/long-form/wisconsin.yaml';
import type { LongForm } from './long-form';

const texts: Readonly<Record<LongFormSlug, unknown>> = {
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

/** The content check has validated the files against the schema of `LongForm`. */
export const longForms = texts as Readonly<Record<LongFormSlug, LongForm>>;
