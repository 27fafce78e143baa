import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { formattedPaste } from '../pasted/paste-markdown';

/** What is pasted with headings, lists or links comes as Markdown, in one step that can be undone. */
export const markdownPaste: Extension = EditorView.domEventHandlers({
  paste: (event, view) => {
    const paste = formattedPaste(event.clipboardData);
    if (!paste) {
      return false;
    }
    const placeOf = () => {
      const { from, to } = view.state.selection.main;
      return { before: view.state.sliceDoc(0, from), after: view.state.sliceDoc(to), keepsLines: false };
    };
    void paste(placeOf).then((text) =>
      view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true }),
    );
    return true;
  },
});
