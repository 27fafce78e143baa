import { useEffect, useRef, useState } from 'react';
import { renderedQuery } from '@/lib/rendered-data';
import { recordArticleView } from '../api/article-views';
import { articleViewsKey } from './article-views-key';

/**
 * Counts this load of the article and tells how often it was read: as rendered at first, then with this view. Null while
 * that is unknown or where there is no such article.
 */
export function useArticleViews(slug: string): number | null {
  const [views, setViews] = useState<number | null>(() => {
    const rendered = renderedQuery(articleViewsKey(slug));
    return typeof rendered === 'number' ? rendered : null;
  });
  const counted = useRef('');

  useEffect(() => {
    if (counted.current === slug) {
      return;
    }
    counted.current = slug;
    recordArticleView(slug)
      .then((current) => current !== null && setViews(current))
      .catch((error: unknown) => console.warn('The view was not counted.', error));
  }, [slug]);

  return views;
}
