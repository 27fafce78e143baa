import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import type { ProductSku } from '@contracts/products';
import { Button } from '@/ui/button';
import type { SampleDialog } from './sample-dialog';

type Loaded = ComponentType<ComponentProps<typeof SampleDialog>>;

/** Opens real pages of the product; their window comes when somebody asks for it. */
export function SampleButton({ sku }: { readonly sku: ProductSku }) {
  const [Dialog, setDialog] = useState<Loaded | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const open = async () => {
    setIsLoading(true);
    setHasFailed(false);
    try {
      const loaded = await import('./sample-dialog');
      setDialog(() => loaded.SampleDialog);
      setIsOpen(true);
    } catch {
      setHasFailed(true);
    } finally {
      setIsLoading(false);
    }
  };
  const close = () => {
    setIsOpen(false);
    // The window was not opened by a trigger of its own, so the focus is handed back here.
    requestAnimationFrame(() => button.current?.focus());
  };

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="large"
        isWide
        isLoading={isLoading}
        onClick={() => void open()}
      >
        Preview Sample
      </Button>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {hasFailed && 'The sample did not load. Check your connection and try again.'}
      </p>
      {Dialog && isOpen && <Dialog sku={sku} onClose={close} />}
    </>
  );
}
