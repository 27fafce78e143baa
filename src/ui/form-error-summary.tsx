import { useEffect, useRef, type MouseEvent } from 'react';
import { Callout } from './callout';

interface FormProblem {
  /** The id of the field's control. */
  readonly fieldId: string;
  readonly message: string;
}

interface FormErrorSummaryProps {
  readonly title: string;
  readonly problems: readonly FormProblem[];
}

/** Above a long form after a failed submit: takes the focus and links to each field. Renders nothing without a problem. */
export function FormErrorSummary({ title, problems }: FormErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (hasProblems) {
      ref.current?.focus();
    }
  }, [hasProblems]);
  if (!hasProblems) {
    return null;
  }
  const goToField = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <div ref={ref} role="alert" tabIndex={-1}>
      <Callout tone="danger" title={title}>
        <ul className="list-disc pl-5">
          {problems.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className="inline-block py-1 text-danger underline underline-offset-2 hover:text-danger-strong"
                onClick={(event) => goToField(event, fieldId)}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
