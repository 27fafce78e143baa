import { escapeHtml } from './escape-html.ts';

export interface AuthTemplateValues {
  readonly siteUrl: string;
  readonly redirectTo: string;
  /** What its link brings. */
  readonly tokenHash: string;
  /** What is typed. */
  readonly token: string;
  readonly email: string;
  readonly newEmail: string;
}

/** Fills the variables of a template of Supabase Auth as it does itself: what goes into a query is encoded for it. */
export function fillAuthTemplate(source: string, values: AuthTemplateValues): string {
  const variables: Readonly<Record<string, string>> = {
    SiteURL: values.siteUrl,
    RedirectTo: encodeURIComponent(values.redirectTo),
    TokenHash: encodeURIComponent(values.tokenHash),
    Token: values.token,
    Email: values.email,
    NewEmail: values.newEmail,
  };
  return source.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (found, name: string) =>
    escapeHtml(variables[name] ?? found),
  );
}
