import type { IndustrySlug } from '@law/law-addresses';
import lines from '../../../content/pages/industry-closing-lines.yaml';

/** The line above the last buy button. It has its own file because this part of the page also runs in the browser. */
export const closingLines = lines as Readonly<Record<IndustrySlug, string>>;
