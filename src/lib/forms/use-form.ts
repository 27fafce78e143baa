import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { z } from 'zod';
import type { AppError } from '../errors/app-error';
import { readDraftable, readFields, writeFields } from './form-fields';
import { textOf } from './form-text';
import { keepDraft, readDraft } from './kept-draft';
import { useSubmission, type Submission } from './use-submission';

/** A message for each field that is wrong, by the field's name. */
export type Problems = Readonly<Record<string, string>>;
export type Reading<Values> = { readonly values: Values } | { readonly problems: Problems };

interface FormOptions<Values> {
  /** What was typed, or what is wrong with it. */
  readonly read: (fields: FormData) => Reading<Values>;
  readonly send: (values: Values) => Promise<unknown>;
  /** For a form that says in a message, too, what is wrong with what was typed, or that it could not be sent. */
  readonly onProblems?: (problems: Problems) => void;
  readonly onError?: (error: AppError) => void;
  /**
   * For a form in a dialog: what was typed is there again when it is opened after back, until `keepDraft` empties it. Forms of one
   * name share it.
   */
  readonly draft?: string;
}

export interface Form<Values> extends Omit<Submission<Values>, 'submit' | 'reset'> {
  readonly problems: Problems;
  /** Whether a field differs from what it began with. */
  readonly isDirty: boolean;
  readonly isPending: boolean;
  /** For the `<form>`, whose fields have names and keep their own text. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** The text of a field as it is now. */
  readonly text: (name: string) => string;
  /** Shows these problems and no others, with the focus on the first. */
  readonly fail: (problems: Problems) => void;
  /** Marks the current values as saved. */
  readonly settle: () => void;
  /** Empties the fields and clears all state. */
  readonly reset: () => void;
}

/** Reads a form by its schema, whose messages are shown at the fields. */
export const readWith =
  <Schema extends z.ZodType>(schema: Schema) =>
  (fields: FormData): Reading<z.output<Schema>> => {
    const result = schema.safeParse(Object.fromEntries(fields));
    if (result.success) {
      return { values: result.data };
    }
    const problems: Record<string, string> = {};
    for (const { path, message } of result.error.issues) {
      problems[String(path[0])] ??= message;
    }
    return { problems };
  };

/**
 * The model of every form with fields of its own: uncontrolled fields, read and checked when it is sent, sent once. A field that
 * was wrong is checked again with each key.
 */
export function useForm<Values>({
  read,
  send,
  onProblems,
  onError,
  draft,
}: FormOptions<Values>): Form<Values> {
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isDirty, setIsDirty] = useState(false);
  const { submit, reset, ...submission } = useSubmission(send);

  useEffect(() => {
    if (draft && ref.current) writeFields(ref.current, { ...readDraft(draft), ...readFields(ref.current) });
  }, [draft]);

  const fail = useCallback((found: Problems) => {
    setProblems(found);
    focusFirst(ref.current, found);
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = read(new FormData(event.currentTarget));
    if ('problems' in reading) {
      fail(reading.problems);
      onProblems?.(reading.problems);
      return;
    }
    setProblems({});
    void submit(reading.values).then((error) => {
      if (error?.field) {
        fail({ [error.field]: error.message });
      }
      if (error) {
        onError?.(error);
      }
    });
  };

  const onInput = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    setIsDirty(isChanged(currentTarget));
    if (draft) keepDraft(draft, readDraftable(currentTarget));
    const name = nameOf(target);
    if (!Object.hasOwn(problems, name)) {
      return;
    }
    const reading = read(new FormData(currentTarget));
    const problem = 'problems' in reading ? reading.problems[name] : undefined;
    const others = Object.fromEntries(Object.entries(problems).filter(([other]) => other !== name));
    setProblems(problem === undefined ? others : { ...others, [name]: problem });
  };

  return {
    ...submission,
    problems,
    isDirty,
    isPending: submission.status === 'pending',
    props: { ref, noValidate: true, onInput, onSubmit },
    text: (name) => (ref.current ? textOf(new FormData(ref.current), name) : ''),
    fail,
    settle: () => setIsDirty(false),
    reset: () => {
      ref.current?.reset();
      setProblems({});
      setIsDirty(false);
      reset();
    },
  };
}

const nameOf = (field: unknown) =>
  field instanceof HTMLElement && 'name' in field && typeof field.name === 'string' ? field.name : '';

function focusFirst(form: HTMLFormElement | null, problems: Problems): void {
  const wrong = [...(form?.elements ?? [])].find((field) => Object.hasOwn(problems, nameOf(field)));
  if (wrong instanceof HTMLElement) {
    wrong.focus();
  }
}

const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) {
      const isChoice = field.type === 'checkbox' || field.type === 'radio';
      return isChoice ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
    }
    return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
  });
