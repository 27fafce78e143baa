import type { Elements } from '../elements';

interface SpecimenProps {
  readonly name: string;
  readonly note?: string;
  readonly children: Elements;
}

/** A component on the design system page. */
export function Specimen({ name, note, children }: SpecimenProps) {
  return (
    <section
      aria-label={name}
      className="grid gap-x-10 gap-y-4 border-t border-hairline py-8 lg:grid-cols-[11rem_1fr]"
    >
      <div>
        <h3 className="font-sans text-sm font-semibold tracking-normal">{name}</h3>
        {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

interface SpecimenGroupProps {
  readonly title: string;
  readonly children: Elements;
}

export function SpecimenGroup({ title, children }: SpecimenGroupProps) {
  return (
    <div className="pt-14">
      <h2 className="mb-6">{title}</h2>
      {children}
    </div>
  );
}
