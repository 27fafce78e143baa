/** What the auth service's codes mean to a visitor who came back by a link or from another provider. */
const messages: Readonly<Record<string, string>> = {
  user_denied: 'The sign-in was canceled at the other service. Choose Sign In to try again.',
  access_denied: 'The sign-in was canceled at the other service. Choose Sign In to try again.',
  signup_disabled: 'There is no account with this address, and new ones cannot be made now.',
  user_banned: 'This account is closed. Write to us if that is a mistake.',
  over_request_rate_limit: 'There were too many tries. Wait some minutes, then choose Sign In.',
  over_email_send_rate_limit: 'There were too many emails. Wait some minutes, then choose Sign In.',
  provider_email_needs_verification:
    'The other service has not confirmed your address yet. Open the email from it, then choose Sign In.',
};

export const refusalMessage = (code: string): string =>
  messages[code] ?? 'This link was used already or has expired. Choose Sign In to get a new one.';
