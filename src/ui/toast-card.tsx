import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { cn } from './cn';
import { IconButton } from './icon-button';
import type { ToastContent } from './toast-content';

interface ToastCardProps extends ToastContent {
  readonly id: string;
  readonly onClose: () => void;
}

const looks = {
  neutral: 'border-edge bg-surface',
  success: 'border-edge bg-surface',
  error: 'border-danger bg-danger-soft',
};

export function ToastCard({ id, title, description, tone = 'neutral', onClose }: ToastCardProps) {
  return (
    <div
      data-toast={id}
      className={cn(
        // Behind another toast only its edge is visible, with the height of the front one.
        'flex h-full w-full items-start overflow-hidden in-data-[front=false]:in-data-[expanded=false]:*:opacity-0 gap-3 rounded-lg border py-2.5 pr-1.5 pl-4 font-sans text-sm text-ink shadow',
        looks[tone],
      )}
    >
      {tone === 'success' && <CircleCheck className="mt-2.5 size-5 shrink-0 text-success" />}
      {tone === 'error' && <CircleAlert className="mt-2.5 size-5 shrink-0 text-danger" />}
      <div className="min-w-0 flex-1 py-2">
        <p className="text-[0.9375rem] font-semibold text-heading">{title}</p>
        {description && <p className="mt-0.5">{description}</p>}
      </div>
      <IconButton label="Dismiss" icon={<X />} onClick={onClose} />
    </div>
  );
}
