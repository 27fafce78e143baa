import { isRecord, readStored, removeStored, writeStored } from '@/lib/browser/safe-storage';

const storageKey = 'sign_up_word';
/** As long as the link in the mail lives. */
const livesMs = 10 * 60_000;

/** What this browser made for its sign-up, so that the database knows it again when the address is confirmed. */
interface SignUpWord {
  readonly account: string;
  readonly word: string;
}

export function keepSignUpWord({ account, word }: SignUpWord): void {
  writeStored(storageKey, { account, word, until: Date.now() + livesMs });
  setTimeout(keptSignUpWord, livesMs);
}

/** The word of the last sign-up; null without one, or when its link has expired. */
export function keptSignUpWord(): SignUpWord | null {
  const kept = readStored(storageKey, asOpenWord);
  if (!kept) forgetSignUpWord();
  return kept;
}

function asOpenWord(value: unknown): SignUpWord | null {
  if (!isRecord(value)) return null;
  const { account, word, until } = value;
  return typeof account === 'string' && typeof word === 'string' && Number(until) > Date.now()
    ? { account, word }
    : null;
}

export const forgetSignUpWord = (): void => removeStored(storageKey);
