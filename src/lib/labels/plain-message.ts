import { settingLabel, settingLabels } from './setting-labels';

const names = new RegExp(`\\b(?:BUY_LINK_[A-Z_]+|${Object.keys(settingLabels).join('|')})\\b`, 'g');

/** The database names settings by their keys in its messages; people know them by their labels in the form. */
export const plainMessage = (message: string): string =>
  message.replaceAll(names, (key) => `“${settingLabel(key)}”`);
