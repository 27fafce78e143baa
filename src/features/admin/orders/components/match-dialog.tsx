import { useState, type ReactNode } from 'react';
import { Dialog } from '@/ui/dialog';
import { MatchForm, type MatchFormProps } from './match-form';

interface MatchDialogProps extends MatchFormProps {
  readonly title: string;
  readonly trigger: ReactNode;
}

/** Asks which of our products matches a product of the payment provider. */
export function MatchDialog({ title, trigger, ...match }: MatchDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title={title}
      description="The orders that are held for it are processed when you save: licenses are made and receipts sent."
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <MatchForm {...match} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}
