import type { ProductSku } from '@contracts/products';

const openings: Readonly<Record<ProductSku, string>> = {
  'mn-paid-leave':
    'This is the Minnesota paid leave kit. Begin with the policy; the notice, the form, the manager guide and the letters all refer to it.',
  'core-hr':
    'This is the Core HR Pack. It holds a folder for Minnesota and two for Wisconsin. Begin with the folder of the state that most of your people work in.',
  'payroll-ops':
    'This is the Payroll Ops Pack. Begin with the pay calendar: choose your first payday, and the deadlines follow from it.',
  'micro-templates':
    'This is the Micro Templates Bundle. Each file is two or three pages and works by itself, so begin with the one that you need today.',
};

const steps = [
  'Open the Word file. The marked fields are your details: type the company name into one of them, and it changes everywhere in the document.',
  'Read the drafting notes. Each one marks a choice that is yours, says what the choices are, and what follows from each. Delete the note when you have decided.',
  'Look at the statements about law. Each carries its statute and the day on which it was checked. If that day is long ago, look at the source first.',
  'Save the file as PDF, give it to your people, and collect the acknowledgment that comes with it.',
  'If you would rather type your details once for all files, fill in the company profile in your account and download the pack again.',
  'These documents are educational information and not legal advice. Have important policies reviewed by counsel.',
] as const;

/** What the quick-start video of a product says, paragraph by paragraph. */
export function quickStartTranscript(sku: ProductSku): readonly string[] {
  return [openings[sku], ...steps];
}
