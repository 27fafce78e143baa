import { join } from 'node:path';
import { checkText } from '../../supabase/functions/_shared/content/check-text.ts';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { lawFacts } from '../../supabase/functions/_shared/law/facts.ts';
import { findInOwnText, statesOfText } from '../../supabase/functions/_shared/law/own-text-findings.ts';
import type { postMatterSchema } from './article-files.ts';
import { LawSentenceExceptions } from './check-law-sentences.ts';
import { requireData, requireNoError } from './push-report.ts';
import type { FileProblem, TextFile } from './text-file.ts';
import type { z } from 'zod';

const faults = {
  'no-source': 'a sentence about law has no link to its source',
  'unknown-source': 'a sentence about law has a link, but to no source of a fact',
  figure: 'a figure of a sentence about law is in no fact',
} as const;

/** What the fact check of the admin finds in the file of a post, less what `law-sentences.yaml` answers. */
export function checkPostFacts(
  { path, body, bodyLine, matter }: TextFile<z.output<typeof postMatterSchema>>,
  answers: LawSentenceExceptions,
): FileProblem[] {
  const beside = [matter.title, matter.excerpt, matter.meta_description];
  const text = { content: body, beside, published: '' };
  return findInOwnText(text, statesOfText(text, []), lawFacts)
    .filter(({ sentence }) => !answers.covers(path, sentence))
    .map(({ kind, sentence, line }) => ({
      path,
      line: line === 0 ? 1 : bodyLine + line - 1,
      message: `${faults[kind]}: ${sentence.slice(0, 120)}`,
    }));
}

interface CheckedPost {
  readonly slug: string;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string | null;
  readonly meta_description: string | null;
}

interface PostFile {
  readonly path: string;
  readonly contentFolder: string;
}

/**
 * Checks a post as it is about to be saved by the rule of the admin's publishing, and records the check with it. Answers the
 * sentences that neither the owner has answered in the admin nor the authors in `law-sentences.yaml`.
 */
export async function openFindings(
  client: Client,
  { slug, title, content, excerpt, meta_description }: CheckedPost,
  { path, contentFolder }: PostFile,
): Promise<string[]> {
  const { id } = requireData(await client.from('blog_posts').select('id').eq('slug', slug).single());
  const fields = { title, content, excerpt, meta_description };
  const count = await checkText({ service: () => client }, { kind: 'post', id, fields });
  if (count === 0) return [];
  const answers = LawSentenceExceptions.read(join(contentFolder, 'law-sentences.yaml'));
  const findings = requireData(
    await client
      .from('content_findings')
      .select('id, sentence, figures')
      .eq('subject_kind', 'post')
      .eq('subject_id', id)
      .is('resolved_at', null)
      .order('line'),
  );
  const open: string[] = [];
  for (const finding of findings) {
    const reason = answers.reasonFor(path, finding.sentence);
    if (reason === undefined) {
      open.push([finding.sentence, ...finding.figures.map((figure) => `(${figure})`)].join(' '));
      continue;
    }
    const resolved = { resolved_at: new Date().toISOString(), reason };
    requireNoError(await client.from('content_findings').update(resolved).eq('id', finding.id));
  }
  return open;
}
