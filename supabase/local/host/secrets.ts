import { join } from 'node:path';
import { ConfigError, type GivenConfig } from '../common/config.ts';
import { writeDurably } from '../common/write-durably.ts';

const fileName = 'secrets.json';

export interface Secrets {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
  readonly linkSigningKey: string;
  readonly webhookSecret: string;
  readonly mailKey: string;
  readonly mailEventsSecret: string;
  readonly aiKey: string;
  readonly adminPassword: string;
}

function random(bytes: number): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Secrets are made once per data folder, readable by its owner only; the environment wins where it gives one. */
export async function loadSecrets(config: GivenConfig): Promise<Secrets> {
  const path = join(config.dataFolder, fileName);
  const stored = await readStored(path);
  const generated: Secrets = {
    publishableKey: stored.publishableKey ?? `sb_publishable_${random(24)}`,
    secretKey: stored.secretKey ?? `sb_secret_${random(24)}`,
    jwtSecret: stored.jwtSecret ?? random(48),
    linkSigningKey: stored.linkSigningKey ?? random(32),
    webhookSecret: stored.webhookSecret ?? `whsec_${btoa(random(24))}`,
    mailEventsSecret: stored.mailEventsSecret ?? `whsec_${btoa(random(24))}`,
    mailKey: stored.mailKey ?? `re_${random(18)}`,
    aiKey: stored.aiKey ?? `sk-sandbox-${random(18)}`,
    adminPassword: stored.adminPassword ?? random(15),
  };
  if (Object.entries(generated).some(([key, value]) => stored[key as keyof Secrets] !== value)) {
    await writeDurably(config.dataFolder, fileName, JSON.stringify(generated, null, 2), 0o600);
  }
  return {
    ...generated,
    publishableKey: config.given.publishableKey ?? generated.publishableKey,
    secretKey: config.given.secretKey ?? generated.secretKey,
    linkSigningKey: config.given.linkSigningKey ?? generated.linkSigningKey,
    adminPassword: config.given.adminPassword ?? generated.adminPassword,
  };
}

const isStored = (value: unknown): value is Partial<Secrets> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((secret) => typeof secret === 'string');

/** New secrets in place of lost ones would end every session and every link in old mails, so nobody gets them without a word. */
async function readStored(path: string): Promise<Partial<Secrets>> {
  let stored: unknown;
  try {
    stored = JSON.parse(await Deno.readTextFile(path));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return {};
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (!isStored(stored)) {
    throw new ConfigError(
      `${path} is empty or damaged. Restore it from the backup: copy data/secrets.json of its folder here. Nothing was changed.`,
    );
  }
  return stored;
}
