/** The sign-in settings of a Supabase project that guessing depends on, as `GET /v1/projects/REF/config/auth` answers them. */
interface AuthConfig {
  readonly mailer_otp_length?: number;
  readonly mailer_otp_exp?: number;
  readonly hook_send_email_enabled?: boolean;
  /** Whether the functions have the hook's secret; not asked for where it is off. */
  readonly knowsHookSecret?: boolean;
  readonly hook_password_verification_attempt_enabled?: boolean;
  readonly hook_mfa_verification_attempt_enabled?: boolean;
}

/** What is weaker than config.toml has it. The hooks are only named, because they need a Team or Enterprise plan. */
export function signInFaults(config: AuthConfig): { readonly stops: string[]; readonly notes: string[] } {
  const hooks = {
    send_email: config.hook_send_email_enabled,
    password_verification_attempt: config.hook_password_verification_attempt_enabled,
    mfa_verification_attempt: config.hook_mfa_verification_attempt_enabled,
  };
  return {
    stops: [
      ...((config.mailer_otp_length ?? 0) < 8 ? ['A mailed code has fewer than 8 digits.'] : []),
      ...((config.mailer_otp_exp ?? Infinity) > 600 ? ['A mailed code works longer than 10 minutes.'] : []),
      ...(config.hook_send_email_enabled && !config.knowsHookSecret
        ? ['The functions have no SEND_EMAIL_HOOK_SECRET, so no sign-in mail leaves.']
        : []),
    ],
    notes: Object.entries(hooks)
      .filter(([, isOn]) => !isOn)
      .map(
        ([name]) =>
          `The hook ${name} is off: see ${name === 'send_email' ? '"Sign-in mails"' : '"Guessing"'} in docs/operate.md.`,
      ),
  };
}

/** Null without SUPABASE_ACCESS_TOKEN, which asks Supabase's Management API. */
export async function readSignIn(
  project: string,
  {
    SUPABASE_ACCESS_TOKEN: token,
    SUPABASE_MANAGEMENT_URL: api = 'https://api.supabase.com',
  }: Record<string, string | undefined>,
): Promise<AuthConfig | null> {
  if (!token) return null;
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${api}/v1/projects/${project}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`Supabase answered ${answer.status} about the sign-in settings.`);
    return answer.json();
  };
  const config = (await ask('config/auth')) as AuthConfig;
  if (!config.hook_send_email_enabled) return config;
  const secrets = (await ask('secrets')) as readonly { readonly name: string }[];
  return { ...config, knowsHookSecret: secrets.some(({ name }) => name === 'SEND_EMAIL_HOOK_SECRET') };
}
