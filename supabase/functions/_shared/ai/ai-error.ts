import { HttpError } from '../http/http-error.ts';

export type AiFailure =
  | 'timeout'
  | 'busy'
  | 'provider'
  | 'key'
  | 'refused'
  | 'cut-off'
  | 'empty'
  | 'invalid-answer'
  | 'unreachable';

const messages: Readonly<Record<AiFailure, string>> = {
  timeout: 'The AI service did not answer in time.',
  busy: 'The AI service is busy or its credit is used up.',
  provider: 'The AI service has a fault.',
  key: 'The AI service refuses the key. Check the OpenAI key under AI Tools.',
  refused: 'The model refuses this subject.',
  'cut-off': 'The answer was cut off before its end.',
  empty: 'The model gave an empty answer.',
  'invalid-answer': 'The model’s answer was not in the form that was asked for.',
  unreachable: 'The AI service cannot be reached.',
};

/** Why there is no text. `tokens` were paid for all the same where the model had answered. */
export class AiError extends HttpError {
  readonly failure: AiFailure;

  constructor(failure: AiFailure) {
    super(
      502,
      `ai_${failure.replaceAll('-', '_')}`,
      `${messages[failure]} Nothing was saved; please try again.`,
    );
    this.failure = failure;
  }
}
