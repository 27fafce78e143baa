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

/** A page that the search of the site found for a question. */
export interface SiteFinding extends ChatLink {
  /** What it is, as "Document" or "Duty". */
  readonly kind: string;
  readonly title: string;
  /** The pack and the state, or the statute. */
  readonly about: string;
  readonly summary: string;
  /** The heading of the part that the question is about, if one is. */
  readonly section: string | null;
}

export interface SiteFindings {
  readonly found: readonly SiteFinding[];
  /** Nothing has the words of the question, only words close to them. */
  readonly isCorrected: boolean;
}

export const article = (slug: string, label: string): ChatLink => ({ to: `/knowledge-base/${slug}`, label });

/** A link to the contact form, prefilled with the question. */
export const askPerson = (question: string): ChatLink => ({
  to: `/contact?${new URLSearchParams({ subject: 'Question from the chat', message: question })}`,
  label: 'Ask a person',
});
