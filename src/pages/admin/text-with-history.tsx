import { useState } from 'react';
import { ObjectHistory } from '@/features/admin/audit-log/components/object-history';
import { FactFindings } from '@/features/admin/fact-check/components/fact-findings';
import { RestoreText } from '@/features/admin/texts/components/restore-text';
import { TextPage } from '@/features/admin/texts/components/text-page';
import { textKinds, type TextKind } from '@/features/admin/texts/model/text-kinds';

interface TextWithHistoryProps {
  readonly kind: TextKind;
  readonly id: string;
}

/** The editor of a stored text, and its history with restore buttons. */
export function TextWithHistory({ kind, id }: TextWithHistoryProps) {
  // Newer data does not replace the text in the editor; restoring a version does.
  const [restored, setRestored] = useState(0);
  return (
    <>
      <TextPage key={restored} kind={kind} id={id} facts={<FactFindings kind={kind} id={id} />} />
      <ObjectHistory
        object={textKinds[kind].table}
        id={id}
        action={(change) =>
          change.action === 'update' && (
            <RestoreText
              kind={kind}
              id={id}
              change={change}
              onRestored={() => setRestored((count) => count + 1)}
            />
          )
        }
      />
    </>
  );
}
