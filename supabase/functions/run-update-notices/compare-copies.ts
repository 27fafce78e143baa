import { z } from 'zod';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';
import { loadFactTexts } from '../_shared/library/fact-texts.ts';
import { loadTrees, parsedTemplate, type TemplateSource } from '../_shared/library/parsed-template.ts';
import { changedFactSchema } from '../_shared/updates/changed-fact.ts';
import { CopyComparison } from '../_shared/updates/copy-comparison.ts';
import { earlierFigures } from '../_shared/updates/earlier-figures.ts';

const batchSize = 500;
/** Many times what a batch takes; a batch whose worker died is compared again after it. */
const leaseSeconds = 60;
const mostComparisons = 50;

const claimSchema = z.object({
  noticeId: z.uuid(),
  templateId: z.uuid(),
  fromRevision: z.number(),
  toRevision: z.number(),
  facts: z.array(changedFactSchema),
  lease: z.uuid(),
  recipients: z.array(z.object({ id: z.uuid(), answersHash: z.string() })),
  answers: z.record(z.string(), z.record(z.string(), z.string())),
});
type Claim = z.infer<typeof claimSchema>;

/** Finds out whose copies change, until nobody waits or the time is up; returns how many licenses it compared. */
export async function compareCopies(context: FunctionContext, stopAt: number): Promise<number> {
  let compared = 0;
  do {
    const claim = await claimRecipients(context);
    if (claim === null) {
      break;
    }
    const comparison = await comparisonFor(claim, context);
    const isAffected = ({ answersHash }: Claim['recipients'][number]) =>
      comparison.isAffected(claim.answers[answersHash] ?? null);
    const ids = (wanted: boolean) =>
      claim.recipients.filter((recipient) => isAffected(recipient) === wanted).map(({ id }) => id);
    const { error } = await context.service().rpc('settle_update_recipients', {
      claim_lease: claim.lease,
      affected: ids(true),
      unaffected: ids(false),
    });
    if (error) {
      throw databaseError(error);
    }
    compared += claim.recipients.length;
  } while (performance.now() < stopAt);
  return compared;
}

async function claimRecipients(context: FunctionContext): Promise<Claim | null> {
  const { data, error } = await context
    .service()
    .rpc('claim_update_recipients', { max_recipients: batchSize, lease_seconds: leaseSeconds });
  if (error) {
    throw databaseError(error);
  }
  return data === null ? null : claimSchema.parse(data);
}

const comparisons = new Map<string, CopyComparison>();

/** The texts of a notice and what was found out with them, kept from batch to batch. */
async function comparisonFor(claim: Claim, context: FunctionContext): Promise<CopyComparison> {
  const { templateId, fromRevision, toRevision } = claim;
  // What changed in the law counts while the text is the same; a new text says it itself.
  const facts = fromRevision === toRevision ? claim.facts : [];
  // A stored revision never changes.
  const key = JSON.stringify([templateId, fromRevision, toRevision, facts]);
  const known = comparisons.get(key);
  if (known) {
    return known;
  }
  const [from, to] = await loadTexts(claim, context);
  const [current] = await Promise.all([
    loadFactTexts(context, [from.content, to.content]),
    loadTrees(context.service(), [from, to]),
  ]);
  const comparison = new CopyComparison({
    from: parsedTemplate(from),
    to: parsedTemplate(to),
    facts,
    figures: earlierFigures(current, facts),
  });
  if (comparisons.size >= mostComparisons) {
    comparisons.clear();
  }
  comparisons.set(key, comparison);
  return comparison;
}

async function loadTexts(
  { templateId, fromRevision, toRevision }: Claim,
  context: FunctionContext,
): Promise<readonly [TemplateSource, TemplateSource]> {
  const { data, error } = await context
    .service()
    .from('template_versions')
    .select('revision, content, content_hash, templates(path)')
    .eq('template_id', templateId)
    .in('revision', [fromRevision, toRevision]);
  if (error) {
    throw databaseError(error);
  }
  const textOf = (revision: number) => {
    const row = data.find((candidate) => candidate.revision === revision);
    if (!row) {
      throw new Error(`Template ${templateId} has no revision ${revision}.`);
    }
    return { path: row.templates.path, content: row.content, contentHash: row.content_hash };
  };
  return [textOf(fromRevision), textOf(toRevision)];
}
