import { packageIds } from '../_shared/contracts/products.ts';
import type {
  CheckedTemplate,
  PublishedTemplate,
  SavedTemplate,
} from '../_shared/contracts/template-editing.ts';
import { editTemplateRequestSchema } from '../_shared/contracts/template-editing-schema.ts';
import {
  bundledFonts,
  checkTemplate,
  type FactTexts,
  parseTemplate,
  renderDocument,
} from '../_shared/documents/mod.ts';
import { loadFactTexts } from '../_shared/library/fact-texts.ts';
import { storeTrees } from '../_shared/library/parsed-template.ts';
import { publisher } from '../_shared/library/publisher.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { shopToday } from '../_shared/http/shop-today.ts';
import { describeChanges } from '../_shared/library/describe-changes.ts';
import { pageCountOf } from '../_shared/library/page-count.ts';
import { listTemplate, type ListedTemplate } from '../_shared/library/list-templates.ts';
import { templateFacts } from '../_shared/library/template-facts.ts';
import { testCompany } from '../_shared/library/test-company.ts';
import { sha256Hex } from '../_shared/links/crypto.ts';
import { readSource, readVersion } from './read-source.ts';

const mostBytes = 640 * 1024;

/**
 * POST {action}: the owner's editor of the library. `save` and `restore` make a new draft, nothing is overwritten; `publish`
 * gives the draft to the buyers.
 */
export const handler = defineJsonFunction(
  {
    name: 'edit-template',
    access: 'admin',
    body: editTemplateRequestSchema,
    maxBytes: mostBytes,
    rateLimit: { bucket: 'edit-template', max: 240, windowSeconds: 60 },
  },
  async (input, { context, caller: { userId } }) => {
    const sold = await listTemplate(context, { packages: packageIds, path: input.path });
    switch (input.action) {
      case 'read':
        return jsonResponse(await readSource(context, sold));
      case 'version':
        return jsonResponse(await readVersion(context, sold, input.revision));
      case 'check':
        return jsonResponse(await check(context, input));
      case 'save':
        return jsonResponse(await save(context, sold, input, userId));
      case 'restore': {
        const { content } = await readVersion(context, sold, input.revision);
        const draft = { ...input, content, change_note: '', restored_from: input.revision };
        return jsonResponse(await save(context, sold, draft, userId));
      }
      case 'publish':
        return jsonResponse(await publish(context, input, userId));
    }
  },
);

interface Draft {
  readonly path: string;
  readonly content: string;
}

async function check(
  context: FunctionContext,
  { path, content, mode }: Draft & { readonly mode: 'blank' | 'sample' | 'company' },
): Promise<CheckedTemplate> {
  const facts = await loadFactTexts(context, [content]);
  const problems = problemsIn({ path, content }, facts);
  if (problems.length > 0) {
    return { problems, html: null };
  }
  const { bytes } = await renderDocument({
    template: parseTemplate(content, path, publisher),
    mode,
    values: testCompany,
    format: 'html',
    fonts: bundledFonts(),
    facts,
    today: await shopToday(context),
  });
  return { problems, html: new TextDecoder().decode(bytes) };
}

function problemsIn({ path, content }: Draft, facts: FactTexts) {
  return checkTemplate(content, path, publisher, facts).map(({ line, message }) => ({ line, message }));
}

interface Save extends Draft {
  readonly base_revision: number;
  readonly change_note: string;
  readonly restored_from?: number;
}

async function save(
  context: FunctionContext,
  sold: ListedTemplate,
  { path, content, base_revision, change_note, restored_from }: Save,
  userId: string,
): Promise<SavedTemplate> {
  const [problem] = problemsIn({ path, content }, await loadFactTexts(context, [content]));
  if (problem) {
    throw new HttpError(400, 'content_check', `Line ${problem.line}: ${problem.message}`, {
      field: 'content',
    });
  }
  // Buyers read what is different from what they have, however many drafts are in between.
  const published = await readVersion(context, sold, sold.revision);
  const changes = describeChanges(published.content, content);
  const template = parseTemplate(content, path, publisher);
  const contentHash = await sha256Hex(content);
  const { data, error } = await context.service().rpc('save_template_version', {
    template_path: path,
    base_revision,
    facts: { ...templateFacts(template), page_count: await pageCountOf(template) },
    content,
    content_hash: contentHash,
    edited_by: userId,
    changes,
    change_note,
    ...(restored_from !== undefined && { restored_from }),
  });
  if (error) {
    throw databaseError(error);
  }
  await storeTrees(context.service(), [{ path, contentHash, template }]);
  return { revision: data, changes };
}

async function publish(
  context: FunctionContext,
  { path, revision }: { readonly path: string; readonly revision: number },
  userId: string,
): Promise<PublishedTemplate> {
  const { data, error } = await context
    .service()
    .rpc('publish_template_version', { template_path: path, wanted_revision: revision, publisher: userId });
  if (error) {
    throw databaseError(error);
  }
  return { revision, buyers: data };
}
