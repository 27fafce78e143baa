/**
 * How each kind of state looks on the map and in its legend. Fill and border step with the colour scheme; the mark tells the
 * kind without them: a bar, a dot, stripes or a corner, each at least 3 to 1 against its tile. Sizes follow the letters.
 */
const look = (kind: string, rules: string) => `[data-tile=${kind}]{${rules}}`;
const stateProgram =
  'border-color:var(--primary);background-color:var(--primary-soft);color:var(--primary);background-image:';
const elsewhere = 'background-color:var(--surface);background-image:';

export const stateMapStyles = [
  '[data-tile]{border:1px solid var(--edge);background:var(--sunken) no-repeat;color:var(--ink);print-color-adjust:exact}',
  look('paid', 'border-color:var(--primary);background:var(--primary);color:var(--on-primary)'),
  look('coming', `${stateProgram}linear-gradient(to top,var(--primary) 0.6em,transparent 0)`),
  look(
    'opt-in',
    `${stateProgram}radial-gradient(circle at calc(100% - 0.55em) 0.55em,var(--primary) 0.35em,transparent 0.4em)`,
  ),
  look(
    'voluntary',
    `${elsewhere}repeating-linear-gradient(135deg,var(--edge) 0 2px,transparent 2px 5px);background-size:100% 0.7em;background-position:bottom`,
  ),
  look('limited', `${elsewhere}linear-gradient(135deg,var(--edge) 0.7em,transparent 0)`),
].join('');
