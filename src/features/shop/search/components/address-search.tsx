import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useGo } from '@/lib/url/go';
import { useEarlyInput } from '@/rendering/use-early-input';
import type { Elements } from '@/ui/elements';
import { SearchField } from '@/ui/search-field';
import { longestQuery } from '../model/search-address';

/** Delay after the last key, so that not every key starts a search. */
export const searchAfterMs = 300;

interface AddressSearchProps {
  readonly id?: string;
  readonly label: string;
  readonly placeholder: string;
  /** The page that shows the results, also without JavaScript. */
  readonly action: string;
  readonly query: string;
  readonly addressOf: (query: string) => string;
  /** What stands there without JavaScript. */
  readonly withoutScript: Elements;
}

/** The query is in the URL, so a reload, the back button and a copied link keep it. */
export function AddressSearch({
  id,
  label,
  placeholder,
  action,
  query: inPage,
  addressOf,
  withoutScript,
}: AddressSearchProps) {
  const go = useGo();
  const [text, setText] = useState(inPage);
  const inAddress = useRef(inPage);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (_, typed) => setText(typed));

  useEffect(() => {
    if (inPage !== inAddress.current) {
      inAddress.current = inPage;
      setText(inPage);
    }
  }, [inPage]);

  const search = (query: string) => {
    inAddress.current = query;
    void go(addressOf(query), { replace: true });
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
      <form ref={form} action={action} onSubmit={submit}>
        <SearchField
          id={id}
          label={label}
          name="q"
          placeholder={placeholder}
          maxLength={longestQuery}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <noscript>{import.meta.env.SSR && withoutScript}</noscript>
      </form>
    </search>
  );
}
