import type OpenAI from 'openai';
import { imageModel } from '../contracts/content-tools.ts';
import { AiError } from './ai-error.ts';
import type { Tokens } from './prices.ts';

export interface PictureIdea {
  readonly prompt: string;
  readonly shape: 'wide' | 'tall';
}

/** The sizes that OpenAI draws in; a tall picture of medium quality takes about 1,600 tokens. */
const sizes = { wide: '1536x1024', tall: '1024x1536' } as const;

/** Room for a picture that is asked for twice. */
export const mostPictureTokens: Tokens = { input: 2000, output: 3400 };

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    throw new AiError('invalid-answer');
  }
}

export async function drawOnce(
  client: OpenAI,
  { prompt, shape }: PictureIdea,
  onTokens: (tokens: Tokens) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await client.images.generate({
    model: imageModel,
    prompt,
    size: sizes[shape],
    quality: 'medium',
    output_format: 'png',
    n: 1,
  });
  onTokens({ input: answer.usage?.input_tokens ?? 0, output: answer.usage?.output_tokens ?? 0 });
  const base64 = answer.data?.[0]?.b64_json;
  if (!base64) {
    throw new AiError('empty');
  }
  const bytes = fromBase64(base64);
  if (!isPng(bytes)) {
    throw new AiError('invalid-answer');
  }
  return bytes;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** What every PNG ends with. */
const pngEnd = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

function isPng(bytes: Uint8Array): boolean {
  return (
    pngSignature.every((byte, index) => bytes[index] === byte) &&
    pngEnd.every((byte, index) => bytes[bytes.length - pngEnd.length + index] === byte)
  );
}
