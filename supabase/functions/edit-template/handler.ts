import { packageIds } from '../_shared/contracts/products.ts';
import type {
  CheckedTemplate,
  SavedTemplate,
  TemplateSource,
} from '../_shared/contracts/template-editing.ts';
import { editTemplateRequestSchema } from '../_shared/contracts/template-editing-schema.ts';
import { checkTemplate } from '../_shared/documents/check-template.ts';
import { bundledFonts } from '../_shared/documents/fonts.ts';
import { parseTemplate } from '../_shared/documents/parse-template.ts';
import { renderDocument } from '../_shared/documents/render.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { requireAdmin } from '../_shared/http/require-admin.ts';
import { describeChanges } from '../_shared/library/describe-changes.ts';
import { pageCountOf } from '../_shared/library/page-count.ts';
import { loadTemplate, type StoredTemplate } from '../_shared/library/stored-templates.ts';
import { templateFacts } from '../_shared/library/template-facts.ts';
import { testCompany } from '../_shared/library/test-company.ts';
import { sha256Hex } from '../_shared/links/crypto.ts';

const mostBytes = 640 * 1024;

/** POST {action: read, check or save}: the owner's editor of the library. A save makes a new version; nothing is overwritten. */
export const handler = defineJsonFunction(
  {
    name: 'edit-template',
    access: 'anybody',
    body: editTemplateRequestSchema,
    maxBytes: mostBytes,
    rateLimit: { bucket: 'edit-template', max: 240, windowSeconds: 60 },
  },
  async (input, { request, context }) => {
    const { userId } = await requireAdmin(request, context);
    const known = await loadTemplate(context, { packages: packageIds, path: input.path });
    switch (input.action) {
      case 'read':
        return jsonResponse(await readSource(context, known));
      case 'check':
        return jsonResponse(await check(input));
      case 'save':
        return jsonResponse(await save(context, known, input, userId));
    }
  },
);

async function readSource(
  context: FunctionContext,
  { id, content, revision }: StoredTemplate,
): Promise<TemplateSource> {
  const { data, error } = await context
    .service()
    .from('template_versions')
    .select('revision, version, created_at, origin, changes, change_note')
    .eq('template_id', id)
    .order('revision', { ascending: false });
  if (error) {
    throw databaseError(error);
  }
  return {
    content,
    revision,
    history: data.map((row) => ({
      revision: row.revision,
      version: row.version,
      savedAt: row.created_at,
      origin: row.origin,
      changes: row.changes,
      note: row.change_note,
    })),
  };
}

interface Draft {
  readonly path: string;
  readonly content: string;
}

async function check({
  path,
  content,
  mode,
}: Draft & { readonly mode: 'blank' | 'sample' | 'company' }): Promise<CheckedTemplate> {
  const problems = problemsIn({ path, content });
  if (problems.length > 0) {
    return { problems, html: null };
  }
  const { bytes } = await renderDocument({
    template: parseTemplate(content, path),
    mode,
    values: testCompany,
    format: 'html',
    fonts: bundledFonts(),
  });
  return { problems, html: new TextDecoder().decode(bytes) };
}

function problemsIn({ path, content }: Draft) {
  return checkTemplate(content, path).map(({ line, message }) => ({ line, message }));
}

interface Save extends Draft {
  readonly base_revision: number;
  readonly change_note: string;
}

async function save(
  context: FunctionContext,
  known: StoredTemplate,
  { path, content, base_revision, change_note }: Save,
  userId: string,
): Promise<SavedTemplate> {
  const [problem] = problemsIn({ path, content });
  if (problem) {
    throw new HttpError(400, 'content_check', `Line ${problem.line}: ${problem.message}`, {
      field: 'content',
    });
  }
  const changes = describeChanges(known.content, content);
  const template = parseTemplate(content, path);
  const { data, error } = await context.service().rpc('save_template_version', {
    template_path: path,
    base_revision,
    facts: { ...templateFacts(template), page_count: await pageCountOf(template) },
    content,
    content_hash: await sha256Hex(content),
    origin: 'owner',
    changes,
    change_note,
    edited_by: userId,
  });
  if (error) {
    throw databaseError(error);
  }
  return { revision: data, changes };
}
