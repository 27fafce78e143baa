import type { DutyRow } from '@law/duty-row';
import { dutyPlaces, dutySizes, type DutyGroup } from '@/features/all/law/model/duty-groups';
import { SelectField } from '@/ui/select-field';

const any = (label: string) => ({ value: '', label });

function sizeOptions(duties: readonly DutyRow[]) {
  const sizes = dutySizes(duties);
  return sizes.map((from, index) => {
    const next = sizes[index + 1];
    return { value: String(from), label: next === undefined ? `${from} or more` : `${from} to ${next - 1}` };
  });
}

/** What the list is narrowed by. Federal law holds in each state, so it is no choice. */
export function DutyFields({ groups }: { readonly groups: readonly DutyGroup[] }) {
  const { US, ...states } = dutyPlaces;
  const fields = [
    {
      name: 'state',
      label: 'State',
      options: [
        any(`All, and ${US?.toLowerCase()}`),
        ...Object.entries(states).map(([value, label]) => ({ value, label })),
      ],
    },
    {
      name: 'size',
      label: 'Employees',
      options: [any('Any number'), ...sizeOptions(groups.flatMap(({ duties }) => duties))],
    },
    {
      name: 'kind',
      label: 'Kind',
      options: [any('All kinds'), ...groups.map(({ id, name }) => ({ value: id, label: name }))],
    },
  ];
  return (
    <div className="mb-6 grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
      {fields.map((field) => (
        <SelectField key={field.name} {...field} />
      ))}
    </div>
  );
}
