import type { SequenceMail } from '@contracts/email-sequences';
import { Card } from '@/ui/card';
import { CopyBlock } from '@/ui/copy-block';
import { DocumentFrame } from '@/ui/document-frame';
import { LongWord } from '@/ui/long-word';
import { Table, type Column } from '@/ui/table';
import { Tabs } from '@/ui/tabs';
import { SendTest } from './send-test';

type Variable = SequenceMail['variables'][number];

const columns: readonly Column<Variable>[] = [
  {
    key: 'placeholder',
    header: 'Variable',
    isRowHeader: true,
    cell: ({ placeholder }) => <code className="wrap-anywhere">{placeholder}</code>,
  },
  { key: 'description', header: 'Meaning', cell: ({ description }) => description },
  {
    key: 'value',
    header: 'In these texts',
    cell: ({ value, placeholder }) =>
      value === null ? (
        <>
          <code className="wrap-anywhere">{placeholder}</code>, different for each subscriber
        </>
      ) : (
        <LongWord>{value}</LongWord>
      ),
  },
];

/** An email of the sequence: preview, two versions to copy, its variables, and a test email. */
export function SequenceMailCard({ mail }: { readonly mail: SequenceMail }) {
  const { name, title, sentWhen, subject, html, text, previewHtml, variables } = mail;
  return (
    <section aria-label={title}>
      <Card padding="large">
        <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-1.5 max-w-measure text-muted">{sentWhen}.</p>
          </div>
          <SendTest mail={name} title={title} />
        </div>
        <CopyBlock label={`Subject of ${title}`} text={subject} copyLabel="Copy subject" />
        <Tabs
          label={title}
          className="mt-6"
          items={[
            {
              value: 'preview',
              label: 'Preview',
              content: <DocumentFrame title={`Preview of ${title}`} html={previewHtml} />,
            },
            {
              value: 'html',
              label: 'HTML',
              content: <CopyBlock label={`HTML of ${title}`} text={html} copyLabel="Copy HTML" />,
            },
            {
              value: 'text',
              label: 'Plain text',
              content: <CopyBlock label={`Plain text of ${title}`} text={text} copyLabel="Copy text" />,
            },
          ]}
        />
        <h3 className="mt-8 mb-3 text-xl">Variables</h3>
        <Table
          caption={`Variables of ${title}`}
          isCaptionHidden
          density="dense"
          columns={columns}
          rows={variables}
          rowKey={({ placeholder }) => placeholder}
        />
      </Card>
    </section>
  );
}
