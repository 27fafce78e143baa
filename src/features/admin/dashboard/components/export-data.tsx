import { useState } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { saveFile } from '@/lib/browser/save-file';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Dialog } from '@/ui/dialog';
import { SelectField } from '@/ui/select-field';
import { toast } from '@/ui/toast';
import { useSingleFlight } from '@/lib/react/use-single-flight';
import { downloadList, listExportNames, type ListExport } from '../api/export-data';

const labels: Readonly<Record<ListExport, string>> = {
  purchases: 'Purchases',
  leads: 'Leads',
  users: 'Users',
  reviews: 'Reviews',
};

/** Downloads a whole list as CSV. */
export function ExportData() {
  const [isOpen, setIsOpen] = useState(false);
  const [list, setList] = useState<ListExport>('purchases');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');

  const download = useSingleFlight(async () => {
    setIsBusy(true);
    setError('');
    try {
      saveFile(await downloadList(list));
      setIsOpen(false);
      void toast({ title: 'Downloaded', description: `${labels[list]} as CSV.`, tone: 'success' });
    } catch (failure) {
      setError(toAppError(failure).message);
    } finally {
      setIsBusy(false);
    }
  });

  return (
    <Dialog
      size="small"
      title="Export Data"
      description="A CSV file with every row. It holds people's data: keep it safe and delete it when you are done."
      trigger={<Button variant="secondary">Export Data</Button>}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <Button isLoading={isBusy} onClick={() => download()}>
          Download CSV
        </Button>
      }
    >
      <SelectField
        label="List"
        value={list}
        options={listExportNames.map((value) => ({ value, label: labels[value] }))}
        onChange={(event) => setList(event.target.value as ListExport)}
      />
      {error && (
        <div role="alert" className="mt-4">
          <Callout tone="danger" title="The export stopped">
            {error}
          </Callout>
        </div>
      )}
    </Dialog>
  );
}
