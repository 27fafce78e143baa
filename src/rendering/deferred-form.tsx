import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { FieldValues } from '@/lib/forms/kept-draft';
import { isRenderedPage } from './hydration-state';
import { openForm, type FormRoot, type LoadForm } from './hydrate-form';
import { addIslandLoader, islandHtml } from './static-island';

interface HostProps {
  /** Values for fields that are still empty, as from the address. With any, the form is hydrated at once. */
  readonly initial?: FieldValues;
}

/**
 * A form that arrives as HTML. Its code is loaded when a visitor first touches it, and React then hydrates the same DOM nodes:
 * text, focus and caret stay. It is a React root of its own, so it cannot read the context of the page (router, queries):
 * pass what it needs as properties.
 */
export function deferredForm<Props extends object>(
  name: string,
  load: LoadForm<Props>,
): ComponentType<Props & HostProps> {
  return import.meta.env.SSR ? formOnServer(name, load) : formInBrowser(name, load);
}

function formOnServer<Props extends object>(name: string, load: LoadForm<Props>) {
  let renderForm: (props: Props) => string = () => '';
  addIslandLoader(async () => {
    const [{ default: Form }, { renderToString }] = await Promise.all([load(), import('react-dom/server')]);
    renderForm = (props) => `<div>${renderToString(<Form {...props} />, { identifierPrefix: name })}</div>`;
  });
  return function FormOnServer(props: Props & HostProps) {
    return (
      <>
        <div data-island={name} dangerouslySetInnerHTML={{ __html: renderForm(props) }} />
        <WithoutScript />
      </>
    );
  };
}

function renderedHtml(name: string) {
  const html = isRenderedPage() ? islandHtml(name) : null;
  return html === null ? null : { dangerouslySetInnerHTML: { __html: html } };
}

function formInBrowser<Props extends object>(name: string, load: LoadForm<Props>) {
  return function DeferredForm({ initial = {}, ...rest }: Props & HostProps) {
    const props = rest as unknown as Props;
    const island = useRef<HTMLDivElement>(null);
    const form = useRef<FormRoot<Props> | null>(null);
    // One object for all renders: React writes the HTML again when it gets another one.
    const [html] = useState(() => renderedHtml(name));
    const [advice, setAdvice] = useState('');
    const isPrefilled = Object.values(initial).some((value) => value !== '');

    useEffect(() => {
      if (!island.current) return;
      const current = openForm(island.current, name, load, setAdvice);
      form.current = current;
      return current.close;
    }, []);
    useEffect(() => form.current?.show(props, initial));
    useEffect(() => {
      if (isPrefilled) form.current?.hydrate();
    }, [isPrefilled]);

    return (
      <>
        <div ref={island} data-island={name} suppressHydrationWarning {...html} />
        {advice && <NotLoaded advice={advice} onTryAgain={() => form.current?.hydrate()} />}
        {html && <WithoutScript />}
      </>
    );
  };
}

/** Where the form's code did not arrive. The form's own buttons try again as well. */
function NotLoaded({ advice, onTryAgain }: { readonly advice: string; readonly onTryAgain: () => void }) {
  return (
    <p role="status" className="mt-4 text-sm">
      {`This form did not load. ${advice} What you typed is kept. `}
      <button type="button" className="link" onClick={onTryAgain}>
        Try again
      </button>
    </p>
  );
}

/** For browsers without scripts. Other browsers keep the element empty, so only the server renders the text. */
function WithoutScript() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className="mt-4 text-sm">
          This form needs JavaScript. Without it, write to us: the address is on the{' '}
          <a className="link" href="/contact">
            contact page
          </a>
          .
        </p>
      )}
    </noscript>
  );
}
