import { findUnsupported, type Finding } from '../law/content-findings.ts';
import type { LawFact } from '../law/law-fact.ts';
import { excerptOf, firstParagraph, metaDescriptionOf, slugOf } from '../contracts/post-fields.ts';
import type { FunctionContext } from '../http/context.ts';
import { AiError } from './ai-error.ts';
import { citeFacts, cleanMarkdown } from './clean-markdown.ts';
import { loadFacts, statesFor } from './prompt-facts.ts';
import { assignmentPrompt, type Assignment } from './prompts.ts';
import type { Run } from './run.ts';

/** The facts of the largest state fit into it, and the longest text that is asked for. */
export const mostPromptTokens = { input: 24_000, output: 4000 };

export interface WrittenText {
  readonly markdown: string;
  readonly findings: readonly Finding[];
  readonly states: readonly string[];
  /** The oldest day on which a fact was checked that the text rests on; null where it cites none. */
  readonly lawAsOf: string | null;
}

function oldestCheck(markdown: string, facts: readonly LawFact[]): string | null {
  const cited = facts
    .filter(({ source }) => markdown.includes(`](${source})`))
    .map(({ checkedOn }) => checkedOn);
  return cited.sort()[0] ?? null;
}

/** One text about the topic, grounded in the facts of its state: clean, with its sources, and with what lacks one. */
export async function writeText(
  context: FunctionContext,
  run: Pick<Run, 'ask'>,
  assignment: Assignment,
): Promise<WrittenText> {
  const states = statesFor(assignment.state);
  const facts = await loadFacts(context, states);
  const { text } = await run.ask(assignmentPrompt(assignment, facts));
  const markdown = citeFacts(cleanMarkdown(text), facts);
  if (markdown === '') {
    throw new AiError('empty');
  }
  return {
    markdown,
    states,
    findings: findUnsupported(markdown, states, facts),
    lawAsOf: oldestCheck(markdown, facts),
  };
}

interface PostDetails {
  readonly title: string;
  readonly keywords: readonly string[];
  readonly state: string | null;
  readonly introduction: string;
  readonly isSample: boolean;
}

/** The row that a generated text becomes, as `insert_generated_post` reads it. */
export function toPost(text: WrittenText, { title, keywords, state, introduction, isSample }: PostDetails) {
  const opening = introduction.trim() || firstParagraph(text.markdown);
  return {
    slug: slugOf(title),
    title,
    content: text.markdown,
    excerpt: excerptOf(opening),
    metaDescription: metaDescriptionOf(opening),
    keywords: [...keywords],
    tags: state === null ? [] : [state],
    states: [...text.states],
    isSample,
    lawAsOf: text.lawAsOf,
    findings: text.findings.map((finding) => ({ ...finding, figures: [...finding.figures] })),
  };
}
