/**
 * The functions that read templates, make files or paint pictures. They run on a thread of their own; a test compares the list
 * with what the functions import, so that no other one can keep the thread busy that answers everybody.
 */
export const heavyNames = [
  'download-template',
  'edit-template',
  'export',
  'export-artifact',
  'generate-social-image',
  'license-download',
  'license-files',
  'license-handbook',
  'license-redline',
  'preview-sample',
  'render-files',
  'run-exports',
  'run-update-notices',
] as const;
export type HeavyName = (typeof heavyNames)[number];

export const isHeavy = (name: string): name is HeavyName => (heavyNames as readonly string[]).includes(name);

/** The function that an address names; empty where it names none. */
export const functionName = (url: string): string => new URL(url).pathname.split('/')[3] ?? '';
