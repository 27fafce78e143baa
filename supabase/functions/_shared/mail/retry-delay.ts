export const maxMailAttempts = 8;

const factors = [1, 5, 25, 125] as const;
const longest = factors[factors.length - 1] ?? 125;

/**
 * Seconds until the next try after `attempts` failed ones, or null to give up: 1, 5, 25, 125 minutes, then every 125, each
 * with ±50 % of jitter so that an outage's mails do not all come back at once. The wait stops growing there because
 * providers remember an idempotency key for 24 hours (resend.com/docs/dashboard/emails/idempotency-keys): all eight tries
 * fall within 14 hours even at the longest jitter, so none can send twice.
 *
 * @param random A number from 0 to 1, injected so that tests can fix it.
 */
export function retryDelaySeconds(attempts: number, random: number, baseSeconds = 60): number | null {
  if (attempts >= maxMailAttempts) {
    return null;
  }
  const factor = factors[Math.max(attempts, 1) - 1] ?? longest;
  return Math.round(baseSeconds * factor * (0.5 + random) * 1000) / 1000;
}
