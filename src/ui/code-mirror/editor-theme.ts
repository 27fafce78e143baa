import { EditorView } from '@codemirror/view';

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

/** The editor in the shop's design tokens, which cover light and dark, so one theme is enough. */
export const editorTheme = EditorView.theme({
  '&': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    fontSize: '0.9375rem',
    minWidth: '0',
    height: '100%',
  },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: mono, lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.625rem 0' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in oklab, var(--primary) 26%, var(--surface))',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in oklab, var(--primary-soft) 45%, transparent)',
  },
  '.cm-gutters': {
    color: 'var(--muted)',
    backgroundColor: 'var(--sunken)',
    borderRight: '1px solid var(--hairline)',
    borderRadius: '5px 0 0 5px',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 0.5rem 0 0.625rem' },
  '.cm-matchingBracket': { backgroundColor: 'var(--primary-soft)' },
  '.cm-searchMatch': { backgroundColor: 'var(--accent-soft)', outline: '1px solid var(--accent)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-fill)', color: 'var(--on-accent)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--accent-soft)' },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--sunken)', borderColor: 'var(--hairline)' },
  '.cm-panel.cm-search': { padding: '0.5rem 2.5rem 0.5rem 0.75rem', fontSize: '0.875rem' },
  '.cm-panel.cm-search label': {
    fontSize: '0.875rem',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.25rem',
  },
  '.cm-panel.cm-search [name=close]': {
    fontSize: '1.25rem',
    minWidth: '1.75rem',
    minHeight: '1.75rem',
    color: 'var(--ink)',
  },
  '.cm-textfield': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--edge)',
    borderRadius: '4px',
    padding: '0.25rem 0.5rem',
    fontSize: '1rem',
    maxWidth: '100%',
  },
  '.cm-button': {
    color: 'var(--heading)',
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    border: '1px solid var(--edge)',
    borderRadius: '4px',
    padding: '0.25rem 0.625rem',
    minHeight: '1.75rem',
    fontSize: '0.875rem',
    textTransform: 'capitalize',
  },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--edge)',
    borderRadius: '4px',
    maxWidth: '28rem',
  },
  '.cm-diagnostic': { padding: '0.375rem 0.625rem', fontSize: '0.875rem' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': {
    backgroundColor: 'var(--danger-soft)',
    color: 'var(--ink)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger) 1.5px',
    textUnderlineOffset: '3px',
  },
  '.cm-lint-marker': { width: '0.875rem', height: '0.875rem', cursor: 'pointer' },
});
