import { describe, expect, it } from 'vitest';
import { newCaller, send } from '../support/http';
import { randomNumbers } from '../support/random-queries/chooser';
import { apiUrl, newEmail, publishableKey } from '../../scripts/support/shop';
import { functionFacts } from './support/function-facts';

const planes = [0, 0, 0, 0, 1, 2, 3, 14, 15, 16];
const pasted = [
  '\u0000',
  '\ud83d',
  '\udc00',
  '\u202e',
  '\u200b',
  '\r\n',
  '%00',
  '\\u0000',
  "'",
  '"',
  '{',
  '\uffff',
  '👩‍👩‍👧',
];

/** Texts of all planes, with lone surrogates and what keyboards, phones and Word's clipboard bring along. */
function anyTexts(count: number): string[] {
  const random = randomNumbers(20261127);
  const upTo = (most: number) => Math.floor(random() * most);
  const piece = () =>
    random() < 0.3
      ? (pasted[upTo(pasted.length)] ?? '')
      : String.fromCodePoint(
          (planes[upTo(planes.length)] ?? 0) * 0x1_00_00 + upTo(random() < 0.5 ? 0x3_00 : 0x1_00_00),
        );
  return Array.from({ length: count }, () => Array.from({ length: 1 + upTo(40) }, piece).join(''));
}

interface Target {
  readonly path: string;
  readonly body: () => Record<string, unknown>;
}

// One address for all: who asks again gets no second mail.
const email = newEmail('any-text');
const functions = Object.entries(functionFacts).flatMap(([name, { access, body }]): Target[] =>
  body && (access === 'publishable-key' || access === 'token')
    ? [
        {
          path: `functions/v1/${name}`,
          body: () => ({ ...body.valid(), ...('email' in body.valid() ? { email } : {}) }),
        },
      ]
    : [],
);
const others: readonly Target[] = [
  { path: 'rest/v1/rpc/search_articles', body: () => ({ query: 'leave' }) },
  { path: 'rest/v1/rpc/record_search_miss', body: () => ({ query: 'leave' }) },
  { path: 'rest/v1/rpc/record_article_view', body: () => ({ slug: 'start-here' }) },
  { path: 'auth/v1/token?grant_type=password', body: () => ({ email, password: 'not this one' }) },
  { path: 'auth/v1/otp', body: () => ({ email, create_user: false }) },
  { path: 'auth/v1/recover', body: () => ({ email }) },
];

async function statusOf({ path, body }: Target, field: string, text: string): Promise<number> {
  const { status } = await send(`${apiUrl}/${path}`, {
    method: 'POST',
    from: newCaller(),
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body(), [field]: text }),
  });
  return status;
}

/** The pasted texts in each field, and each of the others in one; the answers of 5xx, with the text that brought them. */
async function faultsOf(target: Target, random: readonly string[]): Promise<string[]> {
  const fields = Object.keys(target.body()).filter((key) => typeof target.body()[key] === 'string');
  // As many fields as texts of a group, so that each field meets each pasted text.
  const texts = [...pasted.flatMap((text) => fields.map(() => `a${text}@example.com`)), ...random];
  const faults: string[] = [];
  for (let index = 0; index < texts.length; index += 8) {
    const asked = texts.slice(index, index + 8).map(async (text, place) => {
      const field = fields[(index + place) % fields.length] ?? '';
      const status = await statusOf(target, field, text);
      if (status >= 500) faults.push(`${status} ${field} ${JSON.stringify(text)}`);
    });
    await Promise.all(asked);
  }
  return faults;
}

describe.each([...functions, ...others])('$path', (target) => {
  it('answers any text without a fault', async () => {
    expect(await faultsOf(target, anyTexts(40))).toEqual([]);
  });

  it('answers 500 texts of all planes without a fault', { tags: ['full'], timeout: 120_000 }, async () => {
    expect(await faultsOf(target, anyTexts(500))).toEqual([]);
  });
});
