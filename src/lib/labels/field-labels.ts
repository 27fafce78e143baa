import { shortenText } from '@contracts/long-text';
import { productName } from '@contracts/products';
import { formatMoney } from '@contracts/money';
import { formatDateTime } from '../text/shop-time';
import { plainWord } from './plain-word';

/** Fields whose column name is unsuitable as a label. */
const labels: Readonly<Record<string, string>> = {
  accepted_at: 'Delivered by an admin',
  after: 'After',
  amount_cents: 'Amount',
  attempts: 'Tries',
  changes_on: 'Changes on',
  checked_on: 'Read on',
  content_hash: 'Fingerprint of the text',
  est_time: 'Reading time',
  google_docs_url: 'Google Docs link',
  is_public: 'Shown to visitors',
  is_retired: 'Retired',
  is_sample: 'Sample text',
  last_error: 'Reason it failed',
  law_as_of: 'Law as of',
  meta_description: 'Description for search engines',
  minimum_cents: 'Lowest price',
  next_check: 'Next reading',
  not_ours_since: 'Not of this shop since',
  other_prices: 'Lowest prices in other currencies',
  other_sources: 'Further sources',
  pin_cite: 'Subdivision',
  processed_at: 'Worked off',
  product_sku: 'Product',
  product_skus: 'Products',
  provider_order_id: 'Order number',
  provider_product_id: 'Product at the provider',
  purchases_count: 'Number of purchases',
  holder_version: 'Version of its links',
  revoked_by_owner_at: 'Revoked by an admin',
  send_after: 'To be sent',
  sent_at: 'Sent',
  seo_keywords: 'Search words',
  source_dated: 'Date of the source',
  source_note: 'Note on the source',
  status_reason: 'Reason',
  stored_at: 'Secret stored',
  to: 'Recipient',
  user_id: 'Account',
  utm: 'Campaign',
  utm_campaign: 'Campaign',
  utm_content: 'Content',
  utm_medium: 'Medium',
  utm_source: 'Source',
  utm_term: 'Term',
  write_only: 'Secret',
};

const tableLabels: Readonly<Record<string, string>> = {
  licenses: 'License',
  purchases: 'Purchase',
  email_messages: 'Mail',
  webhook_events: 'Checkout event',
};

/** The label of a record type. */
export const tableLabel = (table: string): string => tableLabels[table] ?? plainWord(table);

/** The label of a field. */
export const fieldLabel = (field: string): string => labels[field] ?? plainWord(field);

const timestamp = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}(:?\d{2})?)?$/;
const keyword = /^[a-z]+(_[a-z]+)+$/;

/** A field's former value for people: no `null`, no JSON and no raw timestamp. */
export function fieldValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') {
    return 'empty';
  }
  if (typeof value === 'boolean') {
    return value ? 'yes' : 'no';
  }
  if (typeof value === 'number') {
    return field.endsWith('_cents') ? formatMoney(value) : String(value);
  }
  if (typeof value === 'string') {
    return textValue(field, value);
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? 'empty' : value.map((item) => fieldValue(field, item)).join(', ');
  }
  const entries = Object.entries(value);
  if (field === 'other_prices' && entries.length > 0) {
    return entries.map(([currency, cents]) => formatMoney(Number(cents), currency)).join(', ');
  }
  return entries.length === 0
    ? 'empty'
    : entries.map(([name, part]) => `${fieldLabel(name)}: ${fieldValue(name, part)}`).join('; ');
}

function textValue(field: string, value: string): string {
  if (field === 'product_sku' || field === 'product_skus') {
    return productName(value);
  }
  if (timestamp.test(value)) {
    return formatDateTime(value);
  }
  const text = keyword.test(value) ? value.replaceAll('_', ' ') : value;
  return shortenText(text, 401);
}
