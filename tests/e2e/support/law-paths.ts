import {
  allStateCodes,
  changeLogPath,
  changeLogSlugs,
  industryPath,
  industrySlugs,
  lawIndexPath,
  lawIndexSlugs,
  longFormPath,
  longFormSlugs,
  longFormStates,
  statePath,
  summaryPath,
} from '@law/law-addresses';
import { namedPages } from './public-pages';

/** The pages of src/pages/law; a unit test compares them with the route table. */
export const lawPaths: ReadonlySet<string> = new Set([
  ...allStateCodes.map(statePath),
  ...longFormSlugs.map(longFormPath),
  ...Object.values(longFormStates).map(summaryPath),
  ...industrySlugs.map(industryPath),
  ...changeLogSlugs.map(changeLogPath),
  ...lawIndexSlugs.map(lawIndexPath),
  ...namedPages('law/'),
]);
