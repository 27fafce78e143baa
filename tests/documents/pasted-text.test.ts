import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { companyProfileValuesSchema } from '../../supabase/functions/_shared/contracts/company-profile-schema';
import { planIn, withPlan } from '../../supabase/functions/_shared/contracts/handbook';
import {
  bundledFonts,
  parseOwnSection,
  renderHandbook,
  type HandbookFormat,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { makeTemplate } from '../../supabase/functions/_shared/documents/testing/make-template.ts';
import { testPublisher as publisher } from '../../supabase/functions/_shared/documents/testing/test-publisher.ts';
import { readMarkdown } from '../../src/lib/text/read-markdown';
import { pastedMarkdown } from '../../src/ui/pasted/pasted-markdown';
import { clipboardCases } from '../support/clipboard-html';

// The browser's parser; the engine runs as it does on a server.
type Parts = Pick<typeof globalThis, 'DOMParser' | 'Node' | 'Element'>;
const { JSDOM } = await vi.importActual<{ JSDOM: new () => { window: Parts } }>('jsdom');
const { DOMParser, Node, Element } = new JSDOM().window;
Object.assign(globalThis, { DOMParser, Node, Element });

const kinds: Readonly<Record<string, string>> = {
  blockquote: 'quote',
  thematicBreak: 'rule',
  delete: 'strike',
};
const insides = ['children', 'blocks', 'items', 'header', 'rows'];

/** The blocks of a tree, each with its depth or its words, whichever reader made it. */
function outline(node: unknown): string {
  if (Array.isArray(node)) return node.map(outline).join('');
  if (typeof node !== 'object' || node === null) return '';
  const { type, value, depth, ordered, ...rest } = node as Record<string, unknown>;
  const within = insides.map((name) => outline(rest[name])).join('');
  if (type === 'text')
    return String(value)
      .replaceAll(/[\s'"’“”]+/g, '')
      .replace(/_{5,}/g, '')
      .replace(/\{\{.*?\}\}/g, '');
  if (type === 'inlineCode' || type === 'code') return String(value);
  const isNamed =
    typeof type === 'string' &&
    /^(?:heading|paragraph|list|table|strong|emphasis|blockquote|quote)$/.test(type);
  return isNamed
    ? `<${kinds[type] ?? type}${ordered === true ? '1' : ''}${depth ? Number(depth) : ''} ${within}>`
    : within;
}

/** Pasted, kept among the answers of a company, taken out again. */
function saved(html: string): string {
  const { markdown } = pastedMarkdown(html, { keepsLines: true });
  const chapters = [{ kind: 'own', title: 'Rules', text: markdown, isIncluded: true } as const];
  const answers = companyProfileValuesSchema.parse(withPlan({}, { title: 'H', hasPapers: true, chapters }));
  const [chapter] = planIn(answers).chapters;
  return chapter?.kind === 'own' ? chapter.text : '';
}

async function made(
  template: ReturnType<typeof parseOwnSection>,
  format: HandbookFormat,
): Promise<Uint8Array> {
  const values = { company_name: 'Prairie Windows LLC', company_short_name: 'Prairie' };
  const chapters = [makeTemplate('A policy.'), template].map((each) => ({ template: each, values }));
  const facts = new Map();
  const input = { title: 'Handbook', papers: 'end', chapters, format, fonts: bundledFonts(), facts } as const;
  return (await renderHandbook({ ...input, today: '2026-11-29' })).bytes;
}

describe.each(Object.entries(clipboardCases))('pasted from %s', (_, { html }) => {
  it('is read by the handbook as the pages would read it, and makes its files', async () => {
    const text = saved(html);
    const section = parseOwnSection({ title: 'Rules', text }, publisher);
    expect(outline(section.blocks)).toBe(outline(readMarkdown(text).children));
    const word = unzipSync(await made(section, 'docx'))['word/document.xml'];
    expect(strFromU8(word ?? new Uint8Array())).not.toMatch(/secret|Ask Ann|mso-|StartFragment/);
    expect((await made(section, 'pdf')).length).toBeGreaterThan(1000);
  });
});
