/** Every event that the shop reports, with its data. Nothing else is ever sent. */
export interface AnalyticsEvents {
  readonly page_view: { readonly page_path: string; readonly page_title: string };
  readonly lead_submit: { readonly source: string; readonly medium: string; readonly campaign: string };
  readonly newsletter_signup: { readonly event_label: 'starter_pack' };
  readonly lead_asset_download: { readonly file_name: string };
  readonly lead_zip_download: { readonly file_name: string };
  readonly exit_intent_download: { readonly product: string };
  readonly scroll_ribbon_click: { readonly product: string };
  readonly buy_click: { readonly product: string; readonly price: number; readonly page: string };
  readonly file_download: { readonly file_name: string };
  readonly ai_blog_generate: { readonly word_count: number };
  readonly ai_blog_batch: { readonly successful: number; readonly total: number };
}

export type AnalyticsEventName = keyof AnalyticsEvents;
export type AnalyticsSink = <Name extends AnalyticsEventName>(
  name: Name,
  params: AnalyticsEvents[Name],
) => void;

let sink: AnalyticsSink | null = null;

/** Sets the receiver of events while the visitor consents. Null stops reporting at once. */
export function sendEventsTo(next: AnalyticsSink | null): void {
  sink = next;
}

/** Reports an event. Without consent there is no receiver and the event is dropped. */
export const track: AnalyticsSink = (name, params) => sink?.(name, params);
