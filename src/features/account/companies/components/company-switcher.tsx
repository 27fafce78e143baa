import { SelectField } from '@/ui/select-field';
import type { Company } from '../api/companies-api';

interface CompanySwitcherProps {
  readonly companies: readonly Company[];
  readonly current: Company;
  readonly onChoose: (id: string) => void;
}

/** Says on every tab of the account which company one works for. */
export function CompanySwitcher({ companies, current, onChoose }: CompanySwitcherProps) {
  if (companies.length === 1) {
    return (
      <p className="mb-6 text-muted">
        Working for <strong className="text-heading">{current.name}</strong>
      </p>
    );
  }
  return (
    <SelectField
      label="Working for"
      help="Answers, licenses and downloads below are those of this company."
      className="mb-6 max-w-md"
      value={current.id}
      onChange={({ target }) => onChoose(target.value)}
      options={companies.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
