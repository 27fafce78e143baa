import { Specimen, SpecimenGroup } from './specimen';

const papers = ['bg-canvas', 'bg-surface', 'bg-sunken', 'bg-hairline', 'bg-edge'];
const inks = ['bg-heading', 'bg-ink', 'bg-muted'];
const acts = ['bg-primary', 'bg-primary-strong', 'bg-primary-soft'];
const signals = ['bg-accent', 'bg-accent-fill', 'bg-accent-soft', 'bg-danger', 'bg-danger-soft'];
const states = ['bg-success', 'bg-success-soft', 'bg-info', 'bg-info-soft'];

const sizes = [
  ['text-5xl', 'Leave policy, settled'],
  ['text-4xl', 'MN Paid Leave 2026 Policy Kit'],
  ['text-3xl', 'What is inside the kit'],
  ['text-2xl', 'A notice your team can read'],
  ['text-xl', 'Questions before you buy'],
] as const;

function Swatches({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="mb-5 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
      {names.map((name) => (
        <li key={name}>
          <span className={`block h-14 rounded border border-hairline ${name}`} />
          <span className="mt-1 block text-xs text-muted">{name.slice(3)}</span>
        </li>
      ))}
    </ul>
  );
}

export function Foundations() {
  return (
    <SpecimenGroup title="Foundations">
      <Specimen name="Color" note="Paper, ink, evergreen; amber for new or due, red for danger.">
        {[papers, inks, acts, signals, states].map((names) => (
          <Swatches key={names[0]} names={names} />
        ))}
      </Specimen>
      <Specimen name="Type" note="Newsreader for headings, Public Sans for everything else.">
        {sizes.map(([size, text]) => (
          <p key={size} className={`mb-3 font-serif font-medium text-heading ${size}`}>
            {text}
          </p>
        ))}
        <p className="max-w-measure text-lg">
          Lead: policies, notices and forms in Word and Google Docs that you edit in twenty minutes.
        </p>
        <p className="mt-3 max-w-measure">
          Body: employees may use up to 12 weeks of family leave and 12 weeks of medical leave in a year. Give
          notice 30 days before, where the need is foreseeable. <strong>Keep the acknowledgment</strong> with
          the personnel file, and{' '}
          <a href="#type" className="link">
            review it every year
          </a>
          .
        </p>
        <p className="mt-3 text-sm text-muted">Small: version 2.1, last updated December 2026, 4,800 words</p>
        <p className="mt-1 text-xs text-muted">Caption: educational information only, not legal advice</p>
      </Specimen>
      <Specimen name="Shape" note="Radius 4, 8 and 12; one shadow.">
        <div className="flex flex-wrap gap-5 text-sm text-muted">
          <span className="grid h-20 w-32 place-items-center rounded-sm border border-hairline bg-surface">
            sm
          </span>
          <span className="grid h-20 w-32 place-items-center rounded border border-hairline bg-surface">
            base
          </span>
          <span className="grid h-20 w-32 place-items-center rounded-lg border border-hairline bg-surface">
            lg
          </span>
          <span className="grid h-20 w-32 place-items-center rounded-lg border border-hairline bg-surface shadow">
            shadow
          </span>
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}
