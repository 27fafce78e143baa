import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { LineProblem } from '../markdown-surface';
import { editorTheme } from './editor-theme';
import { markdownKeys } from './markdown-commands';
import { markdownPaste } from './markdown-paste';
import { markdownSyntax } from './markdown-syntax';

/** The setup that all editors share. Name, help and change handler come from the screen. */
export function editorSetup(): Extension {
  return [
    lineNumbers(),
    lintGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    drawSelection(),
    bracketMatching(),
    history(),
    search({ top: true }),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    EditorView.lineWrapping,
    // Before the syntax, which reads pasted addresses.
    markdownPaste,
    markdownSyntax(),
    editorTheme,
    // Escape, then Tab leaves the editor: CodeMirror passes the next Tab to the page.
    keymap.of([
      ...markdownKeys,
      ...searchKeymap,
      ...historyKeymap,
      ...lintKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
  ];
}

/** The messages of a check, each on its line. */
export function markProblems(state: EditorState, problems: readonly LineProblem[]): TransactionSpec {
  const diagnostics = problems.map(({ line: number, message }): Diagnostic => {
    const line = state.doc.line(Math.min(Math.max(number, 1), state.doc.lines));
    const indent = line.text.length - line.text.trimStart().length;
    return { from: line.from + indent, to: line.to, severity: 'error', message };
  });
  return setDiagnostics(state, diagnostics);
}

export function goToLine(view: EditorView, number: number): void {
  const line = view.state.doc.line(Math.min(Math.max(number, 1), view.state.doc.lines));
  view.dispatch({
    selection: { anchor: line.from, head: line.to },
    effects: EditorView.scrollIntoView(line.from, { y: 'center' }),
  });
  view.focus();
}
