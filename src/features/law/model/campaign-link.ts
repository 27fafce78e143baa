import type { StateRecord } from '@contracts/law/state-record';

/** The free pack, with the campaign that tells the owner which state's page brought the lead. */
export function campaignLink({ name }: Pick<StateRecord, 'name'>, medium = 'landing-page'): string {
  const campaign = `${name.toLowerCase().replaceAll(' ', '-')}-paid-leave`;
  return `/free-resources?utm_source=state-page&utm_medium=${medium}&utm_campaign=${campaign}`;
}
