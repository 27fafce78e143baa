import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { isProductSku, type ProductSku } from '@contracts/products';
import { wantedPreview } from '@/features/all/library/model/wanted-preview';
import { loadAdvice, renewOrFail } from '@/lib/react/load-error';
import type { SampleDialog } from './sample-dialog';

interface Shown {
  readonly Dialog: ComponentType<ComponentProps<typeof SampleDialog>>;
  readonly sku: ProductSku;
  readonly document: string;
  /** Gets the focus back. */
  readonly opener: HTMLElement;
}

/**
 * Opens the beginning of a document for the buttons of `<document-preview>`; of the product's first document without a name. The
 * window's code loads when it opens first.
 */
export function DocumentPreviews() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [advice, setAdvice] = useState('');

  useEffect(() => {
    const open = async () => {
      const { sku, document, opener } = wantedPreview.state() ?? {};
      if (!opener || !isProductSku(sku)) return;
      opener.ariaBusy = 'true';
      setAdvice('');
      try {
        const { SampleDialog: Dialog } = await import('./sample-dialog').catch(renewOrFail);
        setShown({ Dialog, sku, document: document ?? '', opener });
      } catch (error) {
        setAdvice(loadAdvice(error));
      } finally {
        opener.ariaBusy = null;
      }
    };
    return wantedPreview.subscribe(() => void open());
  }, []);

  const close = () => {
    setShown(null);
    requestAnimationFrame(() => shown?.opener.focus());
  };
  return (
    <>
      <p role="status" className="fixed inset-x-4 bottom-4 z-40 rounded bg-surface p-4 shadow empty:hidden">
        {advice && `The sample did not load. ${advice}`}
      </p>
      {shown && <shown.Dialog sku={shown.sku} document={shown.document} onClose={close} />}
    </>
  );
}
