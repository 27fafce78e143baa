import type { StateRecord } from '@law/state-record';

/** A link to the free pack. Its campaign shows the owner which state's page brought the lead. */
export function campaignLink({ name }: Pick<StateRecord, 'name'>, medium = 'landing-page'): string {
  const campaign = `${name.toLowerCase().replaceAll(' ', '-')}-paid-leave`;
  return `/free-resources?utm_source=state-page&utm_medium=${medium}&utm_campaign=${campaign}`;
}
