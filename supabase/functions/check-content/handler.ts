import { findUnsupported } from '../_shared/contracts/content-findings.ts';
import { checkContentRequestSchema } from '../_shared/contracts/content-tools-schema.ts';
import { aiRateLimit } from '../_shared/ai/run.ts';
import { loadFacts, statesFor } from '../_shared/ai/prompt-facts.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { requireAdmin } from '../_shared/http/require-admin.ts';

const tables = { post: 'blog_posts', article: 'knowledge_base_articles' } as const;
type Kind = keyof typeof tables;

/** Reads a text once more as it stands now, and keeps what it says about law without a source. */
export const handler = defineJsonFunction(
  {
    name: 'check-content',
    access: 'publishable-key',
    body: checkContentRequestSchema,
    rateLimit: aiRateLimit('check-content'),
  },
  async ({ kind, id }, { request, context }) => {
    await requireAdmin(request, context);
    const content = await readContent(context, kind, id);
    const states = await readStates(context, kind, id);
    const findings = findUnsupported(content, states, await loadFacts(context, states));
    const { data, error } = await context.service().rpc('record_content_check', {
      kind,
      id,
      checked_content: content,
      checked_states: [...states],
      findings: findings.map((finding) => ({ ...finding, figures: [...finding.figures] })),
    });
    if (error) {
      throw databaseError(error);
    }
    return jsonResponse({ openFindings: data });
  },
);

async function readContent(context: FunctionContext, kind: Kind, id: string): Promise<string> {
  const { data, error } = await context
    .service()
    .from(tables[kind])
    .select('content')
    .eq('id', id)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  if (!data) {
    throw new HttpError(404, 'not_found', 'This text is no longer there.');
  }
  return data.content;
}

/** The states that the text was written for; a text that nobody generated is read with the shop's own two. */
async function readStates(context: FunctionContext, kind: Kind, id: string): Promise<readonly string[]> {
  const { data, error } = await context
    .service()
    .from('content_checks')
    .select('states')
    .eq('subject_kind', kind)
    .eq('subject_id', id)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return data?.states ?? statesFor(null);
}
