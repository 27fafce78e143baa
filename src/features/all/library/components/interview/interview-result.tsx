import type { Interview, InterviewDocument } from '@contracts/interview';
import { plural } from '@/lib/text/format';
import { Badge } from '@/ui/badge';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';

/** What the answers so far lead to: which documents can be issued, what was left out and why, and what is left for a person. */
export function InterviewResult({ interview }: { readonly interview: Interview }) {
  const { documents, otherStates } = interview;
  const ready = documents.filter(({ open }) => open === 0).length;
  const decisions = documents.reduce((sum, document) => sum + document.decisions.length, 0);
  const calls = documents.reduce((sum, document) => sum + document.calls.length, 0);
  return (
    <section aria-labelledby="interview-result" className="mt-8">
      <h4 id="interview-result" className="font-semibold text-heading">
        {`${ready} of ${plural(documents.length, 'document')} ready to issue`}
      </h4>
      <p className="mt-1 mb-3 max-w-measure text-muted">
        {`Left for you: ${plural(decisions, 'decision')} and ${plural(calls, 'call')}. They are listed with each document; the issue copy leaves the notes out.`}
      </p>
      <DisclosureGroup>
        {documents.map((document) => (
          <DocumentResult key={document.path} document={document} />
        ))}
      </DisclosureGroup>
      {otherStates.length > 0 && (
        <p className="mt-3 max-w-measure text-muted">
          {`No answers are needed for ${plural(otherStates.length, 'document')} of a state where you have no employees. They stay in your files.`}
        </p>
      )}
    </section>
  );
}

function DocumentResult({ document }: { readonly document: InterviewDocument }) {
  const { title, open, leftOut, decisions, calls } = document;
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {title}
          <Badge tone={open === 0 ? 'success' : 'accent'}>
            {open === 0 ? 'Ready' : `${plural(open, 'answer')} missing`}
          </Badge>
        </span>
      }
    >
      <div className="grid gap-4">
        <Notes title="Left out for you" empty="Nothing is left out.">
          {leftOut.map(({ text, because }) => `“${text}”: only if ${because}.`)}
        </Notes>
        <Notes title="To decide" empty="Nothing is left to decide.">
          {decisions}
        </Notes>
        <Notes title="To ask" empty="Nobody needs to be asked.">
          {calls}
        </Notes>
      </div>
    </Disclosure>
  );
}

interface NotesProps {
  readonly title: string;
  readonly empty: string;
  readonly children: readonly string[];
}

function Notes({ title, empty, children }: NotesProps) {
  return (
    <div>
      <p className="text-sm font-semibold text-heading">{title}</p>
      {children.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="list-disc pl-5">
          {children.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
