import { useState, type SubmitEvent } from 'react';
import type { PlaceholderField } from '@contracts/company-profile';
import type { QuestionGroup } from '@contracts/license-files';
import { toAppError } from '@/lib/app-error';
import { plural } from '@/lib/format';
import { useMutation } from '@/lib/use-mutation';
import { useUnsavedGuard } from '@/lib/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import type { Answers } from '../api/license-files';

const longestAnswer = 2000;

interface CompanyProfileFormProps {
  readonly groups: readonly QuestionGroup[];
  readonly answers: Answers;
  readonly onSave: (answers: Answers) => Promise<void>;
}

/** Asked once and kept private: the company's details, then what each document asks by itself. Nothing is required. */
export function CompanyProfileForm({ groups, answers, onSave }: CompanyProfileFormProps) {
  const [isChanged, setIsChanged] = useState(false);
  useUnsavedGuard(isChanged);
  const save = useMutation({
    mutationFn: onSave,
    onSuccess: () => {
      setIsChanged(false);
      void toast({
        title: 'Company profile saved',
        description: 'Choose "Filled in for my company" to get your files with it.',
        tone: 'success',
      });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    );
    // Questions of other products' documents are not in this form; their answers stay.
    const asked = new Set(groups.flatMap(({ questions }) => questions.map(({ key }) => key)));
    const others = Object.entries(answers).filter(([key]) => !asked.has(key));
    save.mutate(Object.fromEntries([...others, ...given]));
  };
  return (
    <form onSubmit={submit} onInput={() => setIsChanged(true)} className="grid gap-5">
      <DisclosureGroup>
        {groups.map(({ id, title, questions }, index) => (
          <Disclosure
            key={`${id} ${title}`}
            isOpen={index === 0}
            summary={
              <span>
                {title}{' '}
                <span className="text-sm font-normal text-muted">{plural(questions.length, 'question')}</span>
              </span>
            }
          >
            <div className="grid gap-5">
              {questions.map((question) => (
                <Question key={question.key} question={question} answer={answers[question.key] ?? ''} />
              ))}
            </div>
          </Disclosure>
        ))}
      </DisclosureGroup>
      {save.isError && (
        <div role="alert">
          <Callout tone="danger" title="The company profile was not saved">
            {toAppError(save.error).message} What you typed is still here.
          </Callout>
        </div>
      )}
      <div>
        <Button type="submit" isLoading={save.isPending}>
          Save company profile
        </Button>
      </div>
    </form>
  );
}

function Question({ question, answer }: { readonly question: PlaceholderField; readonly answer: string }) {
  const { key, label, help, example, kind, options = [] } = question;
  const field = { name: key, label, defaultValue: answer };
  if (kind === 'choice') {
    return (
      <SelectField
        {...field}
        help={help}
        options={[{ value: '', label: 'Not answered' }, ...options.map((value) => ({ value, label: value }))]}
      />
    );
  }
  if (kind === 'date') {
    return <TextField {...field} help={help} type="date" />;
  }
  const helpWithExample = `${help} For example: ${example}`;
  return kind === 'paragraph' ? (
    <TextAreaField {...field} help={helpWithExample} maxLength={longestAnswer} />
  ) : (
    <TextField
      {...field}
      help={helpWithExample}
      maxLength={longestAnswer}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
    />
  );
}
