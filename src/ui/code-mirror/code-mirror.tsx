import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { MarkdownSurfaceProps } from '../markdown-surface';
import { editorSetup, goToLine, markProblems } from './editor-setup';
import { EditorToolbar } from './editor-toolbar';

/** CodeMirror as a controlled field. Loaded only on pages with an editor. */
export function CodeMirror({
  ref,
  value,
  onChange,
  problems,
  wiring,
  labelId,
  height,
}: MarkdownSurfaceProps) {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const latest = useRef(onChange);
  const firstValue = useRef(value);
  const notes = useRef(new Compartment());
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = wiring;
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    if (!host.current) {
      return;
    }
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: firstValue.current,
        extensions: [
          editorSetup(),
          EditorView.contentAttributes.of({
            id,
            'aria-labelledby': labelId,
            spellcheck: 'true',
            tabindex: '0',
          }),
          notes.current.of([]),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) {
              latest.current(state.doc.toString());
            }
          }),
        ],
      }),
    });
    // A label only works for native form controls.
    const label = document.getElementById(labelId);
    const focus = () => made.focus();
    label?.addEventListener('click', focus);
    setView(made);
    return () => {
      label?.removeEventListener('click', focus);
      firstValue.current = made.state.doc.toString();
      made.destroy();
    };
  }, [id, labelId]);

  // Updates the existing editor: a new one would lose the cursor and the undo history.
  useEffect(() => {
    const attributes = {
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    };
    view?.dispatch({ effects: notes.current.reconfigure(EditorView.contentAttributes.of(attributes)) });
  }, [view, describedBy, isInvalid]);

  useEffect(() => {
    if (view && view.state.doc.toString() !== value) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
    }
  }, [view, value]);

  useEffect(() => {
    view?.dispatch(markProblems(view.state, problems));
  }, [view, problems]);

  useImperativeHandle(ref, () => ({ goToLine: (line) => view && goToLine(view, line) }), [view]);

  return (
    <>
      <EditorToolbar view={view} controls={id} />
      <div ref={host} className={height} />
    </>
  );
}
