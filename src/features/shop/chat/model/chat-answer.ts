export interface ChatLink {
  readonly to: string;
  readonly label: string;
}

export interface ChatAnswer {
  readonly text: string;
  /** Links to articles and to a person. */
  readonly links: readonly ChatLink[];
}

export interface ChatMessage {
  /** The time of the message as text. Unique, because it is the key. */
  readonly id: string;
  readonly type: 'bot' | 'user';
  readonly content: string;
  readonly timestamp: number;
  readonly links: ChatAnswer['links'];
}

/** The articles about a question. */
export interface FoundLinks {
  readonly links: readonly ChatLink[];
  /** The words that were searched in place of those of the question, which found nothing, or null. */
  readonly correctedTo: string | null;
}

export const article = (slug: string, label: string): ChatLink => ({ to: `/knowledge-base/${slug}`, label });

/** A link to the contact form, prefilled with the question. */
export const askPerson = (question: string): ChatLink => ({
  to: `/contact?${new URLSearchParams({ subject: 'Question from the chat', message: question })}`,
  label: 'Ask a person',
});
