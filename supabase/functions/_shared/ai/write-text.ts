import type { FunctionContext } from '../http/context.ts';
import { AiError } from './ai-error.ts';
import { citeFacts, cleanMarkdown } from './clean-markdown.ts';
import { loadFacts, statesFor } from './prompt-facts.ts';
import { assignmentPrompt, type Assignment } from './prompts.ts';
import type { Run } from './run.ts';

/** Prompts carry about 60 facts; this leaves room for the largest state. */
export const mostPromptTokens = { input: 16_000, output: 4000 };

/** One text about the topic, grounded in the facts of its state, clean and with its sources. */
export async function writeText(context: FunctionContext, run: Run, assignment: Assignment): Promise<string> {
  const facts = await loadFacts(context, statesFor(assignment.state));
  const { text } = await run.ask(assignmentPrompt(assignment, facts));
  const markdown = citeFacts(cleanMarkdown(text), facts);
  if (markdown === '') {
    throw new AiError('empty');
  }
  return markdown;
}
