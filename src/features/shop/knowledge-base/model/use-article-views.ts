import { useEffect, useRef, useState } from 'react';
import { renderedQuery } from '@/rendering/dehydrated-data';
import { recordArticleView } from '../api/article-views';
import { articleViewsKey } from './article-views-key';

/**
 * Counts this view of the article and returns the total: first as prerendered, then including this view. Null while unknown
 * or if there is no such article.
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
