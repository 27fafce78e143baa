const texts = ['email', 'password', 'token', 'token_hash', 'type', 'refresh_token', 'auth_code', 'nonce'];

/** What is wrong with a body that lite would answer with a fault, some of it only after the account was stored. */
export function findBodyFault(text: string): string | null {
  if (text === '') {
    return null;
  }
  const body = parse(text);
  if (!isObject(body)) {
    return 'The body must be a JSON object';
  }
  const odd = texts.find((name) => body[name] !== undefined && typeof body[name] !== 'string');
  if (odd !== undefined) {
    return `The field ${odd} must be text`;
  }
  if (body['data'] !== undefined && !isObject(body['data'])) {
    return 'The field data must be an object';
  }
  return isStorable(body) ? null : 'The body has a character that cannot be stored';
}

/** Whether PostgreSQL holds every text in it: neither U+0000 nor half an emoji. */
function isStorable(value: unknown): boolean {
  return typeof value === 'string'
    ? !value.includes('\0') && value.isWellFormed()
    : typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
