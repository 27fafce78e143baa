import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useGo } from '@/lib/url/go';
import { useEarlyInput } from '@/rendering/use-early-input';
import { SearchField } from '@/ui/search-field';
import { knowledgeAddress, longestQuery, type KnowledgeView } from '../model/article';

/** Delay after the last key, so that not every letter starts a search. */
export const searchAfterMs = 300;

/** The query is in the URL, so a reload, the back button and a copied link keep it. */
export function ArticleSearch({ view }: { readonly view: KnowledgeView }) {
  const go = useGo();
  const [text, setText] = useState(view.query);
  const inAddress = useRef(view.query);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (_, typed) => setText(typed));

  useEffect(() => {
    if (view.query !== inAddress.current) {
      inAddress.current = view.query;
      setText(view.query);
    }
  }, [view.query]);

  const search = (query: string) => {
    inAddress.current = query;
    void go(knowledgeAddress({ ...view, query }), { replace: true });
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });

  useEffect(() => {
    if (text === inAddress.current) {
      return;
    }
    const timer = window.setTimeout(() => latest.current(text), searchAfterMs);
    return () => window.clearTimeout(timer);
  }, [text]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(text);
  };

  return (
    <search>
      <form ref={form} action="/knowledge-base" onSubmit={submit}>
        <SearchField
          label="Search the knowledge base"
          name="q"
          placeholder="refund, effective date, Google Docs …"
          maxLength={longestQuery}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <noscript>
          {import.meta.env.SSR && (
            <p className="mt-2 text-sm">The search needs JavaScript. Below are all articles.</p>
          )}
        </noscript>
      </form>
    </search>
  );
}
