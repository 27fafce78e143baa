import type { DocumentSlug } from './documents';

/** The one document that says what a post or an article explains, by the text's path. Most texts are about none, or about several. */
export const textDocuments: Readonly<Record<string, DocumentSlug>> = {
  '/blog/minnesota-breaks-that-fit-the-schedule': 'mn-breaks-lactation-pregnancy-policy',
  '/blog/mn-paid-leave-2026-what-small-employers-do': 'mn-paid-leave-policy',
  '/blog/one-handbook-two-states': 'wi-handbook-supplement',
  '/knowledge-base/minnesota-paid-leave-in-brief': 'mn-paid-leave-policy',
  '/knowledge-base/wisconsin-fmla-in-brief': 'wi-family-medical-leave-policy',
};
