import { z } from 'zod';
import { loadFacts, statesFor } from '../ai/prompt-facts.ts';
import { findUnsupported, type Finding } from '../law/content-findings.ts';
import type { TextToSave } from '../contracts/content-tools.ts';
import { findInOwnText, statesOfText } from '../law/own-text-findings.ts';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';
import { HttpError } from '../http/http-error.ts';

const textSchema = z.object({
  checked: z.string(),
  content: z.string(),
  beside: z.array(z.string()),
  published: z.string(),
  isGenerated: z.boolean(),
  states: z.array(z.string()),
});
type TextToCheck = z.output<typeof textSchema>;

export interface WhichText {
  readonly kind: 'post' | 'article';
  readonly id: string;
  /** What is about to be saved in place of what is stored. */
  readonly fields?: TextToSave | undefined;
}

/** The check needs the service key alone, so the command that pushes content can run it too. */
type Service = Pick<FunctionContext, 'service'>;

/** Reads a text, keeps what it says about law without a source, and answers how much of that is open. */
export async function checkText(context: Service, { kind, id, fields }: WhichText): Promise<number> {
  const { data, error } = await context
    .service()
    .rpc('text_to_check', { kind, id, fields: { ...fields } });
  if (error) {
    throw databaseError(error);
  }
  if (data === null) {
    throw new HttpError(404, 'not_found', 'This text is no longer there.');
  }
  const text = textSchema.parse(data);
  const { states, findings } = await read(context, text);
  const recorded = await context.service().rpc('record_content_check', {
    kind,
    id,
    checked_content: text.checked,
    checked_states: [...states],
    findings: findings.map((finding) => ({ ...finding, figures: [...finding.figures] })),
  });
  if (recorded.error) {
    throw databaseError(recorded.error);
  }
  return recorded.data;
}

interface Reading {
  readonly states: readonly string[];
  readonly findings: readonly Finding[];
}

/** A model is held to its sources sentence by sentence; a person's text by its statements of law. */
async function read(context: Service, text: TextToCheck): Promise<Reading> {
  const states = text.isGenerated && text.states.length > 0 ? text.states : statesOfText(text, text.states);
  const facts = await loadFacts(context, states.length > 0 ? states : statesFor(null));
  if (!text.isGenerated) {
    return { states, findings: findInOwnText(text, states, facts) };
  }
  const ofContent = findUnsupported(text.content, states, facts);
  const ofTheRest = findInOwnText({ ...text, published: text.content }, states, facts).filter(
    ({ line }) => line === 0,
  );
  return { states, findings: [...ofContent, ...ofTheRest] };
}
