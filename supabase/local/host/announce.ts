import type { LocalConfig } from '../common/config.ts';
import { networkWarnings } from '../guard/on-network.ts';
import type { Secrets } from './secrets.ts';

/** What a newcomer needs to go on: the addresses and the owner's sign-in. */
export function announce(config: LocalConfig, secrets: Secrets): void {
  const password = config.given.adminPassword ? '(password as given)' : secrets.adminPassword;
  const lines = [
    ['Shop', config.siteUrl],
    ['Owner', `${config.siteUrl}/admin`],
    ['', `${config.adminEmail}  ${password}`],
    ['Inbox', config.inboxUrl],
    ['API', config.apiUrl],
    ['Data', `${config.dataFolder}${config.databaseUrl ? ' and the Postgres of DATABASE_URL' : ''}`],
  ];
  console.log(
    [
      '',
      ...lines.map(([name = '', text = '']) => `  ${name.padEnd(8)}${text}`),
      '',
      ...networkWarnings(config).map((warning) => `  Warning: ${warning}\n`),
      '  Ctrl-C stops the shop.',
      '',
    ].join('\n'),
  );
}
