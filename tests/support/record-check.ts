import type { TestShop } from './test-database';

interface Finding {
  readonly kind: string;
  readonly sentence: string;
  readonly line: number;
  readonly figures: readonly string[];
}

/** Records a check of a text as the function check-content does: as it is stored, or with the fields that are to be saved. */
export async function recordCheck(
  shop: TestShop,
  kind: 'post' | 'article',
  id: string,
  fields: Readonly<Record<string, unknown>> = {},
  findings: readonly Finding[] = [],
): Promise<void> {
  const { body } = await shop.call('service', 'POST', 'rpc/text_to_check', { kind, id, fields });
  const { checked } = body as { checked: string };
  const { status, body: answer } = await shop.call('service', 'POST', 'rpc/record_content_check', {
    kind,
    id,
    checked_content: checked,
    checked_states: [],
    findings,
  });
  if (status !== 200) {
    throw new Error(`record_content_check: ${status} ${JSON.stringify(answer)}`);
  }
}
