import type { EditorView } from '@codemirror/view';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import Redo2 from 'lucide-react/icons/redo-2';
import Search from 'lucide-react/icons/search';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { markdownActions, type ActionName } from './markdown-commands';

const actions: readonly { readonly name: ActionName; readonly label: string; readonly icon: ReactNode }[] = [
  { name: 'undo', label: 'Undo', icon: <Undo2 /> },
  { name: 'redo', label: 'Redo', icon: <Redo2 /> },
  { name: 'bold', label: 'Bold', icon: <Bold /> },
  { name: 'italic', label: 'Italic', icon: <Italic /> },
  { name: 'heading', label: 'Heading', icon: <Heading2 /> },
  { name: 'list', label: 'List', icon: <List /> },
  { name: 'link', label: 'Link', icon: <Link /> },
  { name: 'find', label: 'Find and replace', icon: <Search /> },
];

interface EditorToolbarProps {
  readonly view: EditorView | null;
  /** The id of the text field. */
  readonly controls: string;
}

/** Buttons for the keyboard shortcuts. */
export function EditorToolbar({ view, controls }: EditorToolbarProps) {
  return (
    <div role="group" aria-label="Text tools" className="mb-1.5 flex flex-wrap gap-0.5">
      {actions.map(({ name, label, icon }) => (
        <IconButton
          key={name}
          size="small"
          label={label}
          title={label}
          icon={icon}
          aria-controls={view ? controls : undefined}
          disabled={!view}
          onClick={() => {
            if (!view) {
              return;
            }
            markdownActions[name](view);
            if (name !== 'find') {
              view.focus();
            }
          }}
        />
      ))}
    </div>
  );
}
