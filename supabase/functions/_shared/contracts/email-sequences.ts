/** The mails that follow the starter pack, in their order. */
export const sequenceMails = ['starter-pack-1', 'starter-pack-2'] as const;
export type SequenceMailName = (typeof sequenceMails)[number];

interface SequenceVariable {
  /** As other mail programs' templates write it. */
  readonly placeholder: string;
  readonly description: string;
  /** What the shop fills in now; null where it differs for each subscriber. */
  readonly value: string | null;
}

export interface SequenceMail {
  readonly name: SequenceMailName;
  readonly title: string;
  readonly sentWhen: string;
  readonly subject: string;
  /** With the shop's address and support address filled in; what differs for each subscriber is a placeholder. */
  readonly html: string;
  readonly text: string;
  /** As a subscriber would read it, with sample values. */
  readonly previewHtml: string;
  readonly variables: readonly SequenceVariable[];
}

export interface EmailSequence {
  readonly mails: readonly SequenceMail[];
}
