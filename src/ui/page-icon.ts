import { createContext, type ReactNode } from 'react';

/** The picture of the page around it, for its empty states. */
export const PageIcon = createContext<ReactNode>(null);
