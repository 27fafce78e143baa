import { products } from '@contracts/products';
import { toAppError } from '@/lib/errors/app-error';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { sendReceipt, type Purchase } from '../api/account-api';

export function ReceiptButton({ purchase }: { readonly purchase: Purchase }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendReceipt(purchase.id),
    onSuccess: () =>
      void toast({
        title: 'Receipt sent',
        description: 'It is on its way to the address of your account.',
        tone: 'success',
      }),
    onError: (error) => void toast({ title: 'Error', description: toAppError(error).message, tone: 'error' }),
  });
  return (
    <Button variant="secondary" size="small" isLoading={isPending} onClick={() => mutate()}>
      Send receipt
      <VisuallyHidden> for {products[purchase.sku].name}</VisuallyHidden>
    </Button>
  );
}
