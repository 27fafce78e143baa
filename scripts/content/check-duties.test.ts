import { describe, expect, it } from 'vitest';
import { dutyBook } from '../../supabase/functions/_shared/law/duty';
import { lawDuties } from '../../supabase/functions/_shared/law/duties';
import { checkDuties, checkNotices, sectionsOf } from './check-duties';

const markdown = `# The policy

## 6. Time off

### 6.4 Sick time

You earn it.

## Notice A. Your right to talk about wages

You have the right to talk. Your remedies are a civil action and a complaint.
`;
const documents = new Map([['kit/policy', sectionsOf(markdown)]]);
const duty = dutyBook('MN');
const meeting = (section: string, factKey: string | null = 'mn-esst-accrual') =>
  duty('clause', 'sick', 'Minn. Stat. § 1', 'Every employer', 'Give it.', factKey, ['kit/policy', section]);
const faults = (section: string, factKey?: string | null) =>
  checkDuties(documents, [meeting(section, factKey)]);

describe('the check of duties', () => {
  it('finds a section by its heading, whatever its number', () => {
    expect(faults('Sick time')).toEqual([]);
  });

  it('reports a duty that names a section that is not there', () => {
    expect(faults('Sick leave')).toEqual(['mn-sick: kit/policy has no section "Sick leave"']);
    expect(checkDuties(new Map(), [meeting('Sick time')])).toHaveLength(1);
  });

  it('reports a fact that is not there, a duty without an answer and a key used twice', () => {
    expect(faults('Sick time', 'mn-nothing')).toEqual(['mn-sick: there is no fact mn-nothing']);
    const open = { ...meeting('Sick time'), metBy: null };
    expect(checkDuties(documents, [open])).toEqual(['mn-sick: it needs a section or a reason why it is open']);
    expect(checkDuties(documents, [meeting('Sick time'), meeting('Sick time')])).toEqual([
      'mn-sick: it is listed twice',
    ]);
  });

  it('leaves only these duties open', () => {
    expect(lawDuties.flatMap(({ key, openReason }) => (openReason === null ? [] : [key]))).toEqual([
      'mn-testing-policy',
      'us-form-941',
    ]);
  });
});

describe('a section that claims to be a notice', () => {
  const problems = (text: string) =>
    checkNotices(sectionsOf(text), 'a.md').map(({ message }) => message.split(' leaves out ')[1]);

  it('may name rights, remedies and where to complain', () => {
    expect(problems(markdown)).toEqual([]);
  });

  it('is reported if it leaves out remedies', () => {
    expect(problems('## Notice B. Sick and safe time\n\nYour right is 1 hour for 30. Complain to us.')).toEqual([
      'remedies',
    ]);
  });

  it('is reported if a section about pregnancy says that it serves as the notice', () => {
    expect(problems('### 2.3 Pregnancy\n\nThis section is also the handbook notice.')).toEqual([
      'rights',
      'remedies',
      'where to complain',
    ]);
  });

  it('reads no drafting note, which is deleted before the document is given out', () => {
    const text = '## Notice: pregnancy\n\nYour rights. Complain to us.\n\n> **Drafting note.** It names no remedies.';
    expect(problems(text)).toEqual(['remedies']);
  });

  it('is no section about another subject', () => {
    expect(problems('## Notice: fire drill\n\nLeave the building.')).toEqual([]);
  });
});
