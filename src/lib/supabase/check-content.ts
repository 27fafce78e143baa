import { z } from 'zod';
import type { TextToSave } from '@contracts/content-tools';
import { callAsUser } from './call-as-user';

const answerSchema = z.object({ openFindings: z.number() });

export interface WhichText {
  readonly kind: 'post' | 'article';
  readonly id: string;
}

/** Checks a text for statements about law without a source: as stored, or with the fields that are about to be saved. */
export async function checkContent({ kind, id }: WhichText, fields?: TextToSave): Promise<number> {
  return answerSchema.parse(await callAsUser('check-content', { kind, id, ...(fields && { fields }) }))
    .openFindings;
}

const spoken = ['content', 'title', 'excerpt', 'summary', 'meta_description', 'quick_steps'] as const;

/** The fields of a row that the check reads. */
export function spokenFields(fields: Readonly<Record<string, unknown>>): TextToSave {
  return Object.fromEntries(spoken.filter((name) => name in fields).map((name) => [name, fields[name]]));
}
