import type { ContentProblem } from '@contracts/template-editing';
import { plural } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';

interface ContentCheckProps {
  readonly problems: readonly ContentProblem[];
  readonly isChecking: boolean;
  readonly onGoTo: (line: number) => void;
}

/** The result of the content check, with a link to the line of each mistake. */
export function ContentCheck({ problems, isChecking, onGoTo }: ContentCheckProps) {
  return (
    <div role="status">
      {problems.length === 0 ? (
        <p className="text-sm text-muted">{isChecking ? 'Checking…' : 'The content check found nothing.'}</p>
      ) : (
        <Callout tone="warning" title={`The content check found ${plural(problems.length, 'mistake')}`}>
          <ul className="grid gap-1">
            {problems.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <Button variant="quiet" size="small" onClick={() => onGoTo(line)}>
                  Line {line}
                </Button>{' '}
                {message}
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}
