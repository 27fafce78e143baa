import { createStore } from '@/lib/browser/external-store';

interface WantedPreview {
  readonly sku: string;
  /** Empty for the product's first document. */
  readonly document: string;
  /** The button that was pressed, which gets the focus back. */
  readonly opener: HTMLElement;
}

/** What a button of `<document-preview>` asks for. `DocumentPreviews` opens it. */
export const wantedPreview = createStore<WantedPreview | null>(null);

/** The first document of each state that the page lists, by `{sku}/{state}`. */
export const firstDocuments = new Map<string, string>();
