import { oneLine } from './text.ts';

/** NSHR and four groups of five, without the characters that are read for one another (0, 1, I, O). In capitals. */
const pattern = /^NSHR(-[2-9A-HJ-NP-Z]{5}){4}$/;

export const notLicenseKeyMessage = 'This is not a license key.';

/** A typed key in the form in which it is stored. */
export const normalizeLicenseKey = (typed: string) => oneLine(typed).toUpperCase();

export const isLicenseKey = (key: string) => pattern.test(key);
