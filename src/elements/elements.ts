import { isDue } from '@/features/shared/law/model/review';
import { hasChosenState } from '@/lib/browser/chosen-state';

/** Brings the HTML inside `host` to life. `end` is aborted when it leaves the page, perhaps to come back. */
export type Upgrade = (host: HTMLElement, end: AbortSignal) => void;

export interface ElementCode {
  readonly load: () => Promise<Upgrade>;
  /** When the rendered HTML is no longer all that is wanted. At once without it; the renderer then preloads the code. */
  readonly when?: (host: HTMLElement) => 'now' | 'touched' | 'never';
}

/** The HTML has both states in the order of the catalog. */
const whenChosen = () => (hasChosenState() ? 'now' : 'touched');

/** Every element of the site by its tag, which is also the name of its file. */
export const elements = {
  'company-name': { load: () => import('./company-name').then(({ upgrade }) => upgrade) },
  'document-gallery': { load: () => import('./document-gallery').then(({ upgrade }) => upgrade) },
  'plan-answers': { load: () => import('./plan-answers').then(({ upgrade }) => upgrade) },
  'review-mark': {
    load: () => import('./review-mark').then(({ upgrade }) => upgrade),
    when: (host) => (isDue({ nextCheck: host.getAttribute('from') ?? '' }) ? 'now' : 'never'),
  },
  'sample-sheet': { load: () => import('./sample-sheet').then(({ upgrade }) => upgrade) },
  'state-choice': {
    load: () => import('./state-choice').then(({ upgrade }) => upgrade),
    when: whenChosen,
  },
  'state-order': {
    load: () => import('./state-order').then(({ upgrade }) => upgrade),
    when: whenChosen,
  },
  'state-table': { load: () => import('./state-table').then(({ upgrade }) => upgrade) },
} as const satisfies Readonly<Record<string, ElementCode>>;
