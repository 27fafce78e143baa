import { useImperativeHandle, useRef, useState, type Ref, type SubmitEvent } from 'react';
import type { Interview, InterviewStep } from '@contracts/interview';
import { AppError, toAppError } from '@/lib/errors/app-error';
import { plural } from '@/lib/text/format';
import { useMutation } from '@/lib/queries/use-mutation';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import { ProgressBar } from '@/ui/progress-bar';
import { toast } from '@/ui/toast';
import { contradictionsByField, readAnswers, type Answers } from '../../model/interview-answers';
import { InterviewResult } from './interview-result';
import { Question } from './question';
import { StepList, type StepState } from './step-list';

const singleTitle = 'One document each';
const suggestionsTitle = 'Our suggestions';

/** What other parts of the page can do with the form. */
export interface ProfileHandle {
  /** Saves unsaved input. Rejects if that fails. */
  readonly saveTyped: () => Promise<void>;
}

interface InterviewFormProps {
  readonly handle: Ref<ProfileHandle>;
  readonly interview: Interview;
  readonly answers: Answers;
  readonly onSave: (answers: Answers) => Promise<void>;
}

/**
 * The questions that fill a buyer's documents, step by step. Every step is saved; what an answer makes needless is not asked.
 * Nothing is required.
 */
export function InterviewForm({ handle, interview, answers, onSave }: InterviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState(0);
  const [isChanged, setIsChanged] = useState(false);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  useUnsavedGuard(isChanged);
  const { steps, single, suggestions } = interview;
  const states = stepStates(interview, answers);
  const current = Math.min(step, states.length - 1);
  const save = useMutation({
    mutationFn: onSave,
    onSuccess: () => {
      setIsChanged(false);
      void toast({
        title: 'Company profile saved',
        description: 'Your files use these answers from now on.',
        tone: 'success',
      });
    },
  });
  const goTo = (next: number) => {
    setStep(next);
    requestAnimationFrame(() => heading.current?.focus());
  };
  /** What was typed; null if answers contradict each other, which is then said beside the first of them. */
  const readChecked = (from: HTMLFormElement): Answers | null => {
    const typed = readAnswers(from, interview, answers);
    const found = contradictionsByField(interview, typed);
    setErrors(found);
    const [first] = found.keys();
    if (first === undefined) return typed;
    setStep(states.findIndex(({ keys }) => keys.has(first)));
    requestAnimationFrame(() => focusField(from, first));
    return null;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readChecked(event.currentTarget);
    if (typed) save.mutate(typed, { onSuccess: () => goTo(Math.min(current + 1, states.length - 1)) });
  };
  useImperativeHandle(handle, () => ({
    saveTyped: async () => {
      if (!isChanged || !form.current) return;
      const typed = readChecked(form.current);
      if (!typed) throw new AppError('invalid', 'Two of your answers contradict each other.');
      await save.mutateAsync(typed);
    },
  }));
  // A suggestion holds until it is changed: none of them has to be answered.
  const questions = steps.flatMap((part) => part.questions);
  const answered = questions.filter(({ key }) => isAnswered(answers, key)).length;
  const isLast = current === states.length - 1;
  return (
    <>
      <ProgressBar
        value={answered}
        max={questions.length}
        label={`${answered} of ${plural(questions.length, 'question')} answered`}
      />
      <form ref={form} onSubmit={submit} onInput={() => setIsChanged(true)} className="mt-5 grid gap-6">
        <StepList steps={states} current={current} onChoose={goTo} />
        <h4 ref={heading} tabIndex={-1} className="font-serif text-xl font-medium">
          {states[current]?.title}
        </h4>
        {steps.map(({ title, questions }, index) => (
          // Hidden, not gone: what was typed in one step is saved with every other.
          <div key={title} hidden={index !== current} className="grid max-w-measure gap-5">
            {questions.map((question) => (
              <Question
                key={question.key}
                question={question}
                answer={answers[question.key] ?? ''}
                error={errors.get(question.key)}
              />
            ))}
          </div>
        ))}
        <ByDocument
          isShown={states[current]?.title === singleTitle}
          steps={single}
          answers={answers}
          errors={errors}
          noun="question"
          lead="Each of these is asked by one document alone. Answer them when you issue that document."
        />
        <ByDocument
          isShown={states[current]?.title === suggestionsTitle}
          steps={suggestions}
          answers={answers}
          errors={errors}
          noun="suggestion"
          lead="Your documents use these until you change them. Leave a field empty to keep our suggestion."
        />
        {save.isError && (
          <div role="alert">
            <Callout tone="danger" title="The company profile was not saved">
              {toAppError(save.error).message} Your input is still here.
            </Callout>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          {current > 0 && (
            <Button type="button" variant="secondary" onClick={() => goTo(current - 1)}>
              Back
            </Button>
          )}
          <Button type="submit" isLoading={save.isPending}>
            {isLast ? 'Save' : 'Save and continue'}
          </Button>
        </div>
      </form>
      <InterviewResult interview={interview} />
    </>
  );
}

const isAnswered = (answers: Answers, key: string): boolean => (answers[key] ?? '') !== '';

type Step = StepState & { readonly keys: ReadonlySet<string> };

function stepStates({ steps, single, suggestions }: Interview, answers: Answers): Step[] {
  const stateOf = (title: string, questions: InterviewStep['questions']): Step => ({
    title,
    keys: new Set(questions.map(({ key }) => key)),
    answered: questions.filter(({ key }) => isAnswered(answers, key)).length,
    total: questions.length,
  });
  const questionsIn = (parts: readonly InterviewStep[]) => parts.flatMap(({ questions }) => questions);
  const suggested = stateOf(suggestionsTitle, questionsIn(suggestions));
  return [
    ...steps.map(({ title, questions }) => stateOf(title, questions)),
    stateOf(singleTitle, questionsIn(single)),
    { ...suggested, answered: suggested.total },
  ].filter(({ total }) => total > 0);
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}

interface ByDocumentProps {
  readonly isShown: boolean;
  readonly steps: readonly InterviewStep[];
  readonly answers: Answers;
  readonly errors: ReadonlyMap<string, string>;
  readonly noun: string;
  readonly lead: string;
}

/** Questions folded by document. */
function ByDocument({ isShown, steps, answers, errors, noun, lead }: ByDocumentProps) {
  return (
    <div hidden={!isShown}>
      <p className="mb-4 max-w-measure text-muted">{lead}</p>
      <DisclosureGroup>
        {steps.map(({ title, questions }) => (
          <Disclosure
            key={title}
            summary={
              <span>
                {title}{' '}
                <span className="text-sm font-normal text-muted">{plural(questions.length, noun)}</span>
              </span>
            }
          >
            <div className="grid gap-5">
              {questions.map((question) => (
                <Question
                  key={question.key}
                  question={question}
                  answer={answers[question.key] ?? ''}
                  error={errors.get(question.key)}
                />
              ))}
            </div>
          </Disclosure>
        ))}
      </DisclosureGroup>
    </div>
  );
}
