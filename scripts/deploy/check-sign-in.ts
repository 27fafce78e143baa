/** The sign-in settings of a Supabase project that guessing depends on, as `GET /v1/projects/REF/config/auth` answers them. */
interface AuthConfig {
  readonly mailer_otp_length?: number;
  readonly mailer_otp_exp?: number;
  readonly hook_password_verification_attempt_enabled?: boolean;
  readonly hook_mfa_verification_attempt_enabled?: boolean;
}

/** What is weaker than config.toml has it. The hooks are only named, because they need a Team or Enterprise plan. */
export function signInFaults(config: AuthConfig): { readonly stops: string[]; readonly notes: string[] } {
  const hooks = {
    password_verification_attempt: config.hook_password_verification_attempt_enabled,
    mfa_verification_attempt: config.hook_mfa_verification_attempt_enabled,
  };
  return {
    stops: [
      ...((config.mailer_otp_length ?? 0) < 8 ? ['A mailed code has fewer than 8 digits.'] : []),
      ...((config.mailer_otp_exp ?? Infinity) > 600 ? ['A mailed code works longer than 10 minutes.'] : []),
    ],
    notes: Object.entries(hooks)
      .filter(([, isOn]) => !isOn)
      .map(([name]) => `The hook ${name} is off: see "Guessing" in docs/operate.md.`),
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
  const answer = await fetch(`${api}/v1/projects/${project}/config/auth`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`Supabase answered ${answer.status} about the sign-in settings.`);
  return (await answer.json()) as AuthConfig;
}
