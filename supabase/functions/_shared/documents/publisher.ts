import type { PlaceholderField } from './placeholder.ts';

/** Who publishes the documents. Handed in by the program that uses this library; a parsed template carries it along. */
export interface Publisher {
  /** The author in the properties of every file, for example "Northstar HR". */
  readonly name: string;
  /** The company in the properties of a file until the reader's own company is known. */
  readonly legalName: string;
  /** One line in the footer of every file that is not yet a company's own. */
  readonly disclaimer: string;
  /** One sentence beside the disclaimer on the certificate and in an archive's README.txt. */
  readonly guarantee: string;
  /** Placeholders that every template may use as `key: profile`, the company's name among them. */
  readonly profileFields: readonly PlaceholderField[];
  /** Packages whose templates carry three `bullets` for their card; elsewhere bullets are a mistake. */
  readonly bulletPackages: readonly string[];
}
