import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';
import { shopToday } from '../http/shop-today.ts';

/** A statement about law that a document rests on and whose source is due to be read again. */
export interface StatementUnderReview {
  /** The document's path. */
  readonly path: string;
  readonly title: string;
  readonly statement: string;
  /** ISO day on which it was due. */
  readonly dueSince: string;
}

/** The statements in the documents of a product that are past the day of their next check; `today` for who knows it already. */
export async function loadStatementsUnderReview(
  context: FunctionContext,
  sku: string,
  today?: string,
): Promise<StatementUnderReview[]> {
  const service = context.service();
  const documents = await service.rpc('fact_documents', { sku });
  if (documents.error) {
    throw databaseError(documents.error);
  }
  const day = today ?? (await shopToday(context));
  const due = await service.from('law_facts').select('key, statement, next_check').lte('next_check', day);
  if (due.error) {
    throw databaseError(due.error);
  }
  const dueByKey = new Map(due.data.map((fact) => [fact.key, fact]));
  return documents.data.flatMap(({ fact_key, path, title }) => {
    const fact = dueByKey.get(fact_key);
    return fact ? [{ path, title, statement: fact.statement, dueSince: fact.next_check }] : [];
  });
}

/** As the list of files in an archive says it; empty when nothing is due. */
export function describeStatementsUnderReview(statements: readonly StatementUnderReview[]): string {
  if (statements.length === 0) {
    return '';
  }
  const count = statements.length === 1 ? '1 sentence' : `${statements.length} sentences`;
  const list = statements.map(
    ({ title, statement, dueSince }) => `- ${title}: ${statement} (due since ${dueSince})`,
  );
  return `${count} under review. The source is due to be read again; check with the agency before you rely on it:\n\n${list.join('\n')}`;
}
