import { packStates } from '../_shared/law/pack-states.ts';
import type { ProductSku } from '../_shared/contracts/products.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { citation } from '../_shared/law/citation.ts';
import { exampleSentences } from '../_shared/law/example-sentences.ts';
import { lawFactColumns, toLawFact } from '../_shared/law/law-fact-row.ts';
import { shortKind } from '../_shared/law/source-kind.ts';
import type { Trail } from '../_shared/mail/template-data.ts';

/**
 * Where a sentence of this product comes from, as the owner's facts say today. Nothing once its fact has gone or cannot be read:
 * a receipt does not wait for it.
 */
export async function readTrail(
  context: Pick<FunctionContext, 'service' | 'log'>,
  sku: ProductSku,
): Promise<{ trail?: Trail }> {
  const example = packStates.map((state) => exampleSentences[sku][state]).find(Boolean);
  const { data, error } = await context
    .service()
    .from('law_facts')
    .select(lawFactColumns.join(',') as '*')
    .eq('key', example?.fact ?? '')
    .maybeSingle();
  if (error) {
    context.log({ function: 'deliver-mail', error: error.message });
  }
  const fact = data && toLawFact(data);
  if (!example || !fact) {
    return {};
  }
  const { title, sentence } = example;
  const { source, checkedOn, nextCheck } = fact;
  return {
    trail: { title, sentence, statute: citation(fact), kind: shortKind(fact), source, checkedOn, nextCheck },
  };
}
