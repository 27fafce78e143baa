import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { products } from '@contracts/products';
import { formatDate } from '@/lib/text/format';
import { Badge } from '@/ui/badge';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Stack } from '@/ui/stack';
import { Verbatim } from '@/ui/verbatim';
import { licensesQuery, type License } from '../api/account-api';
import { isElsewhere } from '../model/elsewhere';
import { AccountSection } from './account-section';

interface DownloadsPanelProps {
  readonly userId: string;
  /** The company that one works for; null before there is one. */
  readonly companyId: string | null;
  /** Shows a license that belongs to another company. The page knows the companies. */
  readonly renderElsewhere: (license: License) => ReactNode;
  /** Renders the files of a license. The page decides how to fetch them. */
  readonly renderFiles: (license: License) => ReactNode;
}

export function DownloadsPanel({ userId, companyId, renderFiles, renderElsewhere }: DownloadsPanelProps) {
  const query = useQuery(licensesQuery(userId));
  return (
    <AccountSection query={query}>
      {(licenses) =>
        licenses.length === 0 ? (
          <EmptyState title="No licenses available">
            Licenses appear here when you buy with the address of this account.
          </EmptyState>
        ) : (
          <Stack gap="large">
            {licenses.map((license) =>
              isElsewhere(license, companyId) ? (
                <Fragment key={license.id}>{renderElsewhere(license)}</Fragment>
              ) : (
                <Card key={license.id} as="section" padding="large">
                  <div className="flex flex-wrap items-start justify-between gap-3">
                    <div>
                      <h2 className="text-2xl">{products[license.sku].name}</h2>
                      <p className="mt-1 text-sm text-muted">
                        License <Verbatim>{license.key}</Verbatim>, issued {formatDate(license.issuedOn)}
                      </p>
                    </div>
                    <Badge tone={license.status === 'active' ? 'primary' : 'neutral'}>{license.status}</Badge>
                  </div>
                  {license.status === 'active' ? (
                    <div className="mt-6">{renderFiles(license)}</div>
                  ) : (
                    <Callout tone="warning" className="mt-6">
                      This license is closed. {license.reason}
                    </Callout>
                  )}
                </Card>
              ),
            )}
          </Stack>
        )
      }
    </AccountSection>
  );
}
