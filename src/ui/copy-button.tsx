import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button';
import type { ButtonLook } from './button-class';
import { VisuallyHidden } from './visually-hidden';

const copiedMs = 2000;

interface CopyButtonProps extends ButtonLook {
  readonly text: string;
  readonly label?: string | undefined;
  /** Completes the name for screen readers on a page with several copy buttons. */
  readonly subject?: string | undefined;
  readonly onCopied?: (() => void) | undefined;
  /** The clipboard refused. The caller shows what to do instead. */
  readonly onFailed?: (() => void) | undefined;
}

export function CopyButton({
  text,
  label = 'Copy',
  subject,
  variant = 'secondary',
  size = 'small',
  isWide,
  onCopied,
  onFailed,
}: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      onFailed?.();
      return;
    }
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), copiedMs);
    onCopied?.();
  };

  return (
    <>
      <Button variant={variant} size={size} isWide={isWide} onClick={() => void copy()}>
        {isCopied ? <Check className="size-4 shrink-0" /> : <Copy className="size-4 shrink-0" />}
        <span>{isCopied ? 'Copied!' : label}</span> {subject && <VisuallyHidden>{subject}</VisuallyHidden>}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Copied!'}
      </span>
    </>
  );
}
