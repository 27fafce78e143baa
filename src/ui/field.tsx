import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { cn } from './cn';
import type { Elements } from './elements';

/** The properties that every field has in addition to those of its control. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly help?: ReactNode | undefined;
  /** The error message for this field. */
  readonly error?: string | undefined;
  /** Fields are required by default. */
  readonly isOptional?: boolean | undefined;
}

/** The properties that connect a control to its label, help and error. */
interface ControlWiring {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export function useFieldWiring(
  { help, error }: Pick<FieldTexts, 'help' | 'error'>,
  givenId: string | undefined,
): ControlWiring {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** Label above, help and error below. The control between them calls `useFieldWiring`. */
export function Field({ id, label, help, error, isOptional = false, className, children }: FieldProps) {
  return (
    <div className={cn('min-w-0', className)}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className="mb-1.5 block text-sm leading-snug font-semibold text-heading"
      >
        <span>{label}</span> {isOptional && <span className="font-normal text-muted">(optional)</span>}
      </label>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

interface FieldNotesProps extends Pick<FieldTexts, 'help' | 'error'> {
  readonly id: string;
}

export function FieldNotes({ id, help, error }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
          <CircleAlert className="mt-0.75 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-muted">
          {help}
        </p>
      )}
    </>
  );
}
