import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { states } from '@law/states';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Dialog, DialogClose } from '@/ui/dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { addTopic, changeTopic, type TopicFields } from '../api/calendar-api';
import { monthNames, priorityNames, type CalendarItem } from '../model/calendar';
import { randomId } from '@/lib/browser/random-id';

interface TopicDialogProps {
  readonly trigger: ReactNode;
  /** Omit it to add a topic. */
  readonly item?: CalendarItem | undefined;
}

const stateOptions = [
  { value: '', label: 'No state' },
  ...states.map(({ code, name }) => ({ value: code, label: name })),
];

const formId = 'topic-form';

const fieldsOf = (item: CalendarItem | undefined): TopicFields => {
  const today = new Date();
  return {
    topic: item?.topic ?? '',
    keyword: item?.keyword ?? '',
    state: item?.state ?? '',
    month: item?.month ?? today.getMonth() + 1,
    year: item?.year ?? today.getFullYear(),
    priority: item?.priority ?? 2,
  };
};

/** Adds or edits a topic. Input is kept when saving fails. */
export function TopicDialog({ trigger, item }: TopicDialogProps) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [fields, setFields] = useState(() => fieldsOf(item));
  const [begun, setBegun] = useState({ fields, updatedAt: '' });
  const sent = useRef<readonly TopicFields[]>([]);
  const [newId, setNewId] = useState('');
  const [problem, setProblem] = useState<string>();
  useUnsavedGuard(isOpen && fields !== begun.fields);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [queryRoots.calendar] });
  const save = useMutation({
    mutationFn: (values: TopicFields) => {
      if (!item) return addTopic(newId, values);
      // Its position and status also change the row, but are not edited here.
      const unanswered = [begun.fields, ...sent.current];
      sent.current = [...sent.current, values];
      return changeTopic(item.id, { content: values, updatedAt: begun.updatedAt, unanswered });
    },
    onSuccess: async () => {
      setIsOpen(false);
      await refresh();
    },
    // The reason may be someone else's change.
    onError: refresh,
  });
  const set = (change: Partial<TopicFields>) => setFields({ ...fields, ...change });
  const submit = () => {
    const isEmpty = fields.topic.trim() === '';
    setProblem(isEmpty ? 'Please enter a topic.' : undefined);
    if (!isEmpty) {
      save.mutate(fields);
    }
  };

  return (
    <Dialog
      title={item ? 'Edit topic' : 'Add topic'}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        const first = fieldsOf(item);
        setFields(first);
        setBegun({ fields: first, updatedAt: item?.updatedAt ?? '' });
        sent.current = [];
        setNewId(randomId());
        setProblem(undefined);
        save.reset();
      }}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} isLoading={save.isPending}>
            {item ? 'Save topic' : 'Add topic'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          className="sm:col-span-2"
          label="Topic"
          maxLength={200}
          value={fields.topic}
          error={problem}
          onChange={(event) => set({ topic: event.target.value })}
        />
        <TextField
          className="sm:col-span-2"
          label="Keyword"
          isOptional
          maxLength={120}
          help="What people type to find it. A draft needs one."
          value={fields.keyword}
          onChange={(event) => set({ keyword: event.target.value })}
        />
        <SelectField
          label="State"
          isOptional
          options={stateOptions}
          value={fields.state}
          onChange={(event) => set({ state: event.target.value })}
        />
        <SelectField
          label="Priority"
          options={[1, 2, 3].map((value) => ({ value: String(value), label: priorityNames[value] ?? '' }))}
          value={String(fields.priority)}
          onChange={(event) => set({ priority: Number(event.target.value) })}
        />
        <SelectField
          label="Month"
          options={monthNames.map((label, index) => ({ value: String(index + 1), label }))}
          value={String(fields.month)}
          onChange={(event) => set({ month: Number(event.target.value) })}
        />
        <SelectField
          label="Year"
          options={yearsAround(fields.year).map((year) => ({ value: String(year), label: String(year) }))}
          value={String(fields.year)}
          onChange={(event) => set({ year: Number(event.target.value) })}
        />
      </form>
      {save.isError && (
        <div role="alert" className="mt-4">
          <Callout tone="danger" title="The topic was not saved">
            {toAppError(save.error).message} Your input is still here.
          </Callout>
        </div>
      )}
    </Dialog>
  );
}

function yearsAround(chosen: number): number[] {
  const now = new Date().getFullYear();
  return [...new Set([chosen, now, now + 1, now + 2])].sort((a, b) => a - b);
}
