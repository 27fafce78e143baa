import { parseTemplate, type Template } from '../documents/mod.ts';
import { publisher } from './publisher.ts';

export interface TemplateSource {
  readonly path: string;
  readonly content: string;
  readonly contentHash: string;
}

const capacity = 200;
const parsed = new Map<string, Template>();

/** Reading a long text takes longer than anything else but a PDF, and the same texts are asked for again and again. */
export function parsedTemplate(source: TemplateSource): Template {
  const key = `${source.path} ${source.contentHash}`;
  const known = parsed.get(key);
  if (known) {
    return known;
  }
  const template = parseTemplate(source.content, source.path, publisher);
  parsed.set(key, template);
  for (const oldest of parsed.keys()) {
    if (parsed.size <= capacity) {
      break;
    }
    parsed.delete(oldest);
  }
  return template;
}
