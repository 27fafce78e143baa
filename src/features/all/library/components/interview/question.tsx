import { useState } from 'react';
import type { InterviewQuestion } from '@contracts/interview';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { MissingGlyphsNote } from './missing-glyphs-note';

const longestAnswer = 2000;
const mostTitles = 3;

interface QuestionProps {
  readonly question: InterviewQuestion;
  readonly answer: string;
  /** How the answer contradicts another one. */
  readonly error: string | undefined;
}

/** One question with its reason: what the answer decides and which documents use it. */
export function Question({ question, answer, error }: QuestionProps) {
  const [typed, setTyped] = useState(answer);
  const { key, label, example, kind, options = [], suggested = false, whenEmpty } = question;
  const field = { name: key, label, defaultValue: answer, error };
  const hint = whenEmpty
    ? `Leave it empty for ${whenEmpty.words}.`
    : sentence(`${suggested ? 'Our suggestion' : 'For example'}: ${example}`);
  const texts = [question.help, kind === 'choice' || kind === 'date' ? '' : hint, reasonOf(question)];
  const help = texts.filter((text) => text !== '').join(' ');
  if (kind === 'choice') {
    const none = suggested ? `Our suggestion: ${example}` : 'Not answered';
    return (
      <SelectField
        {...field}
        help={help}
        options={[{ value: '', label: none }, ...options.map((value) => ({ value, label: value }))]}
      />
    );
  }
  if (kind === 'date') {
    return <TextField {...field} help={help} type="date" />;
  }
  const text = {
    ...field,
    help,
    maxLength: longestAnswer,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setTyped(target.value),
  };
  return (
    <div>
      {kind === 'paragraph' ? (
        <TextAreaField {...text} />
      ) : (
        <TextField {...text} inputMode={kind === 'number' ? 'decimal' : 'text'} />
      )}
      <MissingGlyphsNote text={typed} />
    </div>
  );
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function reasonOf({ usedIn, decides }: InterviewQuestion): string {
  const shown = usedIn.slice(0, mostTitles).join(', ');
  const more = usedIn.length > mostTitles ? ` and ${usedIn.length - mostTitles} more` : '';
  const where = usedIn.length > 0 ? `Used in ${shown}${more}.` : '';
  return decides ? `Parts of your documents stay or go with this answer. ${where}`.trim() : where;
}
