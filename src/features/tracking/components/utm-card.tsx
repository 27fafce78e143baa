import { formatDateTime } from '@/lib/format';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { KeyValueList } from '@/ui/key-value-list';
import { useUtm } from '../utm-context';

/** What this browser keeps of the campaign that brought it here, as it keeps it for every visitor. */
export function UtmCard() {
  const { record, forget } = useUtm();
  return (
    <Card as="section" padding="large">
      <h2 className="text-2xl">UTM tracking data</h2>
      <p className="mt-1.5 mb-5 max-w-measure text-muted">
        Campaign parameters of this browser. They are kept for 90 days and go along with the forms and the
        checkout.
      </p>
      {record ? (
        <>
          <KeyValueList
            items={[
              ...Object.entries(record.params).map(([label, value]) => ({ label, value })),
              { label: 'Recorded', value: formatDateTime(new Date(record.timestamp)) },
            ]}
          />
          <Button className="mt-5" variant="secondary" size="small" onClick={forget}>
            Forget this campaign
          </Button>
        </>
      ) : (
        <EmptyState title="No campaign">
          Open the site with utm_source and the like to see them here.
        </EmptyState>
      )}
    </Card>
  );
}
