import { plural } from '@/lib/text/format';
import { CheckboxField } from '@/ui/checkbox-field';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import type { PageGroup } from '../model/page-groups';

interface PageChoiceProps {
  readonly groups: readonly PageGroup[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** The pages to scan, chosen by group or one by one. */
export function PageChoice({ groups, chosen, onChange }: PageChoiceProps) {
  const set = (paths: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const path of paths) {
      if (isChosen) {
        next.add(path);
      } else {
        next.delete(path);
      }
    }
    onChange(next);
  };
  return (
    <DisclosureGroup>
      {groups.map(({ title, paths }) => {
        const count = paths.filter((path) => chosen.has(path)).length;
        return (
          <Disclosure
            key={title}
            summary={
              <span>
                {title}{' '}
                <span className="font-normal text-muted">
                  {`${count} of ${plural(paths.length, 'page')}`}
                </span>
              </span>
            }
          >
            <CheckboxField
              label={`All of ${title}`}
              checked={count === paths.length}
              onChange={(event) => set(paths, event.target.checked)}
            />
            <ul className="mt-2 grid max-h-72 gap-x-6 overflow-y-auto border-t border-hairline pt-2 sm:grid-cols-2">
              {paths.map((path) => (
                <li key={path}>
                  <CheckboxField
                    label={<span className="wrap-anywhere">{path}</span>}
                    checked={chosen.has(path)}
                    onChange={(event) => set([path], event.target.checked)}
                  />
                </li>
              ))}
            </ul>
          </Disclosure>
        );
      })}
    </DisclosureGroup>
  );
}
