import { toAppError } from '@/lib/errors/app-error';
import { saveFile } from '@/lib/browser/save-file';
import { useMutation } from '@/lib/queries/use-mutation';
import { shopDay } from '@/lib/text/shop-zone';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { exportMyData } from '../api/security-api';

export function DataExport() {
  const { mutate, isPending } = useMutation({
    mutationFn: exportMyData,
    onSuccess: (data) => {
      const day = shopDay();
      const text = JSON.stringify(data, null, 2);
      saveFile(new File([text], `northstar-hr-my-data-${day}.json`, { type: 'application/json' }));
    },
    onError: (error) => void toast({ title: 'Error', description: toAppError(error).message, tone: 'error' }),
  });
  return (
    <Button variant="secondary" isLoading={isPending} onClick={() => mutate()}>
      Download my data
    </Button>
  );
}
