import type { ReactElement } from 'react';

/** Elements without bare text: something beside them comes and goes, which breaks on text that a browser has translated. */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;
