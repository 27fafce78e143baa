import type { LawIndexSlug } from '@law/law-addresses';
import federal from '../../../content/law-index/federal.yaml';
import minnesota from '../../../content/law-index/minnesota.yaml';
import wisconsin from '../../../content/law-index/wisconsin.yaml';
import type { LawIndexRow } from './law-index-row';

const rows: Readonly<Record<LawIndexSlug, unknown>> = { minnesota, wisconsin, federal };

/** The content check has validated the files against the schema of their rows. */
export const lawIndex = rows as Readonly<Record<LawIndexSlug, readonly LawIndexRow[]>>;
