import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ContentAction } from '@contracts/content-tools';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { IconButton } from '@/ui/icon-button';
import { Cluster } from '@/ui/stack';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { CalendarItem } from '../model/calendar';
import { isReadyForDraft } from '../model/calendar';
import { TopicDialog } from './topic-dialog';

export type TopicAction = ContentAction | 'draft' | 'reset';

interface GenerateButtonsProps {
  readonly item: CalendarItem;
  readonly isOff: boolean;
  readonly busyWith: TopicAction | undefined;
  readonly onAction: (action: TopicAction) => void;
}

/** The next generation step by topic status. */
export function GenerateButtons({ item, isOff, busyWith, onAction }: GenerateButtonsProps) {
  const button = (action: TopicAction, label: string, isDisabled = false) => (
    <Button
      variant="secondary"
      size="small"
      isLoading={busyWith === action}
      disabled={
        (action !== 'reset' && isOff) || isDisabled || (busyWith !== undefined && busyWith !== action)
      }
      onClick={() => onAction(action)}
    >
      {label} <VisuallyHidden>for {item.topic}</VisuallyHidden>
    </Button>
  );
  return (
    <Cluster gap="small">
      {item.status === 'planned' && (
        <>
          {button('draft', 'Generate Draft', !isReadyForDraft(item))}
          {button('generate_outline', 'Generate Outline')}
        </>
      )}
      {item.status === 'outlined' && (
        <>
          {button('generate_intro', 'Generate Intro')}
          {button('generate_full_post', 'Create Blog Post')}
        </>
      )}
      {item.status === 'in_progress' && busyWith === undefined && button('reset', 'Take back')}
      {item.postId && (
        <ButtonLink to={`/admin/drafts/post/${item.postId}`} variant="secondary" size="small">
          Open draft <VisuallyHidden>of {item.topic}</VisuallyHidden>
        </ButtonLink>
      )}
    </Cluster>
  );
}

interface TopicToolsProps {
  readonly item: CalendarItem;
  readonly onMove: ((by: -1 | 1) => void) | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onRemove: () => Promise<void>;
}

/** Edit, move within the month, delete. */
export function TopicTools({ item, onMove, isFirst, isLast, onRemove }: TopicToolsProps) {
  return (
    <div className="flex justify-end gap-1">
      <IconButton
        size="small"
        label={`Move ${item.topic} up`}
        icon={<ArrowUp />}
        disabled={isFirst}
        onClick={() => onMove?.(-1)}
      />
      <IconButton
        size="small"
        label={`Move ${item.topic} down`}
        icon={<ArrowDown />}
        disabled={isLast}
        onClick={() => onMove?.(1)}
      />
      <TopicDialog
        item={item}
        trigger={<IconButton size="small" label={`Edit ${item.topic}`} icon={<Pencil />} />}
      />
      <ActionDialog
        title={`Delete “${item.topic}”?`}
        consequence={
          item.postId
            ? 'The topic, its outline and its introduction are deleted. The post generated from it is kept.'
            : 'The topic goes with its outline and its introduction. This cannot be undone.'
        }
        confirmLabel="Delete topic"
        isDanger
        trigger={
          <IconButton size="small" variant="danger" label={`Delete ${item.topic}`} icon={<Trash2 />} />
        }
        onConfirm={onRemove}
      />
    </div>
  );
}
