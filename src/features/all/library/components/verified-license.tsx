import { useEffect, useState } from 'react';
import type { VerifiedLicense as Verified } from '@contracts/license-files';
import { toAppError, type AppError } from '@/lib/errors/app-error';
import { Badge } from '@/ui/badge';
import { Callout } from '@/ui/callout';
import { ErrorState } from '@/ui/error-state';
import { KeyValueList } from '@/ui/key-value-list';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { verifyLicense } from '../api/verify-license';

type Answer = { readonly license: Verified } | { readonly error: AppError };

/** The public details of a license: organization, product and status. */
export function VerifiedLicense({ licenseKey }: { readonly licenseKey: string }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const keep = (next: Answer) => isCurrent && setAnswer(next);
    verifyLicense(licenseKey).then(
      (license) => keep({ license }),
      (error: unknown) => keep({ error: toAppError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [licenseKey, attempt]);

  if (!answer) {
    return (
      <Loading label="The license is being looked up">
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  if ('license' in answer) {
    const { organization, product, status } = answer.license;
    return (
      <KeyValueList
        items={[
          { label: 'Organization', value: organization ?? 'Not named by the buyer' },
          { label: 'Product', value: product },
          {
            label: 'Status',
            value: (
              <Badge tone={status === 'active' ? 'success' : 'danger'}>
                {status === 'active' ? 'Valid' : 'No longer valid'}
              </Badge>
            ),
          },
        ]}
      />
    );
  }
  const { code, message } = answer.error;
  return code === 'not-found' || code === 'invalid' ? (
    <Callout tone="warning" title="This license is not known">
      {message} Compare the key with the certificate, character by character.
    </Callout>
  ) : (
    <ErrorState
      title="The license could not be looked up"
      onRetry={() => {
        setAnswer(null);
        setAttempt(attempt + 1);
      }}
    >
      {message}
    </ErrorState>
  );
}
