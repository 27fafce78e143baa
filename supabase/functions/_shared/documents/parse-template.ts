import { TemplateError } from './errors.ts';
import { readSource } from './parse/read-source.ts';
import type { Publisher } from './publisher.ts';
import type { Template } from './template.ts';

/**
 * Reads a template's source as content/README.md describes it.
 *
 * @param path the path inside `content/`, for messages and for the name of the files made from it
 * @param publisher who publishes it, and the placeholders that all of its templates share
 * @throws TemplateError with every mistake that makes the template unreadable: a missing or malformed field, an unknown
 *   placeholder, raw HTML, an undefined footnote, a source past the limits of `sourceLimits`. Questions of style (a
 *   skipped heading, an unused declaration) are left to `checkTemplate`.
 */
export function parseTemplate(source: string, path: string, publisher: Publisher): Template {
  const { template, problems } = readSource(source, path, publisher);
  if (template === null || problems.size > 0) throw new TemplateError(problems.sorted());
  return template;
}
