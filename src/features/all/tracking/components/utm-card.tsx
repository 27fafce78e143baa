import { formatDateTime } from '@/lib/text/shop-time';
import { fieldLabel } from '@/lib/labels/field-labels';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { KeyValueList } from '@/ui/key-value-list';
import { useUtm } from '../utm-context';

/** The campaign record that this browser stores, as for every visitor. */
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
              ...Object.entries(record.params).map(([name, value]) => ({ label: fieldLabel(name), value })),
              { label: 'Recorded', value: formatDateTime(new Date(record.timestamp)) },
            ]}
          />
          <Button className="mt-5" variant="secondary" size="small" onClick={forget}>
            Forget this campaign
          </Button>
        </>
      ) : (
        <EmptyState title="No campaign">
          Open the site through a link with campaign parameters to see them here.
        </EmptyState>
      )}
    </Card>
  );
}
