import { useEffect, type ReactNode } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { removeRenderedHead } from './hydration-state';

export interface HeadTagsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The provider is here and not around the app, so that the library is loaded at the first change of page only. */
export function HeadTags({ title, children }: HeadTagsProps) {
  useEffect(removeRenderedHead, []);
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        {children}
      </Helmet>
    </HelmetProvider>
  );
}
