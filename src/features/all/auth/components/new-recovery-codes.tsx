import { useEffect, useRef, useState } from 'react';
import { brand } from '@contracts/brand';
import { saveFile } from '@/lib/browser/save-file';
import { formatDate } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { toast } from '@/ui/toast';
import { Verbatim } from '@/ui/verbatim';
import { useAuth } from '../auth-context';
import { recoveryCodesText } from '../model/recovery-code';

interface NewRecoveryCodesProps {
  /** `h1` where they are the whole page. */
  readonly as?: 'h1' | 'h3';
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The only time that the codes are shown. Printed meanwhile, a page has nothing else on it. */
export function NewRecoveryCodes({ as: Heading = 'h3', codes, onDone }: NewRecoveryCodesProps) {
  const { user } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  // They came in the place of a form that had the focus.
  useEffect(() => heading.current?.focus(), []);
  const email = user?.email ?? '';
  const [madeOn] = useState(() => formatDate(new Date()));
  const text = recoveryCodesText(codes, email, madeOn);
  return (
    <section className="prints-alone grid gap-4" aria-labelledby="new-recovery-codes">
      <Heading
        ref={heading}
        tabIndex={-1}
        id="new-recovery-codes"
        className={Heading === 'h1' ? 'text-3xl font-medium' : 'text-lg'}
      >
        Your recovery codes
      </Heading>
      <p className="max-w-measure">
        Each lets you in once when you have lost your phone. Keep them where you find them without it: in a
        password manager or printed and filed, not on the phone itself. They are not shown again.
      </p>
      <p className="only-print hidden">
        <Verbatim>{`${brand.name}, ${email}, ${madeOn}`}</Verbatim>
      </p>
      <ol
        className="grid gap-x-8 gap-y-2 rounded-lg border border-hairline bg-sunken p-4 font-mono sm:grid-cols-2"
        aria-labelledby="new-recovery-codes"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap text-heading">
            <Verbatim>{code}</Verbatim>
          </li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-3">
        <CopyButton
          text={text}
          size="medium"
          subject="the recovery codes"
          onFailed={() =>
            void toast({
              title: 'Copy Failed',
              description: 'Please select and copy the codes manually.',
              tone: 'error',
            })
          }
        />
        <Button
          variant="secondary"
          onClick={() => saveFile(new File([text], 'recovery-codes.txt', { type: 'text/plain' }))}
        >
          Download
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div className="no-print">
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </section>
  );
}
