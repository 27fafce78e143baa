import { useState } from 'react';
import { ObjectHistory } from '@/features/audit-log/components/object-history';
import { RestoreText } from '@/features/text-desk/components/restore-text';
import { TextPage } from '@/features/text-desk/components/text-page';
import { textKinds, type TextKind } from '@/features/text-desk/model/text-kinds';

interface TextWithHistoryProps {
  readonly kind: TextKind;
  readonly id: string;
}

/** The editor of a stored text, and below it who changed what, with the way back. */
export function TextWithHistory({ kind, id }: TextWithHistoryProps) {
  // The editor keeps what is written in it whatever arrives; only a restored version replaces it.
  const [restored, setRestored] = useState(0);
  return (
    <>
      <TextPage key={restored} kind={kind} id={id} />
      <ObjectHistory
        object={textKinds[kind].table}
        id={id}
        act={(change) =>
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
