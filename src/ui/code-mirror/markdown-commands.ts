import { redo, undo } from '@codemirror/commands';
import { openSearchPanel } from '@codemirror/search';
import { EditorSelection, type StateCommand } from '@codemirror/state';
import type { Command, KeyBinding } from '@codemirror/view';

/** Adds the mark around the selection, or removes it. */
function toggleAround(mark: string): StateCommand {
  return ({ state, dispatch }) => {
    const change = state.changeByRange(({ from, to }) => {
      const isMarked =
        state.sliceDoc(from - mark.length, from) === mark && state.sliceDoc(to, to + mark.length) === mark;
      return isMarked
        ? {
            changes: [
              { from: from - mark.length, to: from },
              { from: to, to: to + mark.length },
            ],
            range: EditorSelection.range(from - mark.length, to - mark.length),
          }
        : {
            changes: [
              { from, insert: mark },
              { from: to, insert: mark },
            ],
            range: EditorSelection.range(from + mark.length, to + mark.length),
          };
    });
    dispatch(state.update(change, { scrollIntoView: true, userEvent: 'input' }));
    return true;
  };
}

/** Adds the mark before each selected line, or removes it if all of them have it. */
function toggleBefore(mark: string): StateCommand {
  return ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const first = state.doc.lineAt(from).number;
    const last = state.doc.lineAt(to).number;
    const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
    const areMarked = lines.every(({ text }) => text.startsWith(mark));
    dispatch(
      state.update({
        changes: lines.map((line) =>
          areMarked ? { from: line.from, to: line.from + mark.length } : { from: line.from, insert: mark },
        ),
        scrollIntoView: true,
        userEvent: 'input',
      }),
    );
    return true;
  };
}

/** Turns the selection into the text of a link and selects the URL for typing. */
const addLink: StateCommand = ({ state, dispatch }) => {
  const address = 'https://';
  const change = state.changeByRange(({ from, to }) => {
    const words = state.sliceDoc(from, to);
    const start = from + words.length + '[]('.length;
    return {
      changes: { from, to, insert: `[${words}](${address})` },
      range:
        words === ''
          ? EditorSelection.cursor(from + 1)
          : EditorSelection.range(start, start + address.length),
    };
  });
  dispatch(state.update(change, { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

const bold = toggleAround('**');
const italic = toggleAround('_');

export type ActionName = 'undo' | 'redo' | 'bold' | 'italic' | 'heading' | 'list' | 'link' | 'find';

export const markdownActions: Readonly<Record<ActionName, Command>> = {
  undo,
  redo,
  bold,
  italic,
  heading: toggleBefore('## '),
  list: toggleBefore('- '),
  link: addLink,
  find: openSearchPanel,
};

export const markdownKeys: readonly KeyBinding[] = [
  { key: 'Mod-b', run: bold, preventDefault: true },
  { key: 'Mod-i', run: italic, preventDefault: true },
  { key: 'Mod-k', run: addLink, preventDefault: true },
];
