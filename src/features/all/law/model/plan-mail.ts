import type { PlanAnswers } from './plan-order';
import { withQuery } from '@/lib/url/paths';

interface PlanLine {
  readonly name: string;
  readonly price: string;
  /** What of the pack is needed. */
  readonly share: string;
}

/** The address that opens the questionnaire with these answers. */
export function planAddress(page: string, answers: PlanAnswers): string {
  const pairs = Object.entries(answers).flatMap(([name, values]) =>
    values.filter((value) => value !== '').map((value) => [name, value]),
  );
  return withQuery(page, new URLSearchParams(pairs));
}

/** A `mailto:` link with what the list comes to, for the person who decides. The visitor's own mail program sends it. */
export function planMail(lines: readonly PlanLine[], total: string, address: string): string {
  const body = [
    `The HR and payroll templates that we need, ${total} in all:`,
    ...lines.map(({ name, price, share }) =>
      [`- ${name}, ${price}`, share && `  ${share}`].filter(Boolean).join('\n'),
    ),
    `The reasons, with their sources, and the way to buy them:\n${address}`,
  ].join('\n\n');
  const subject = `Templates that we need: ${lines.map(({ name }) => name).join(', ')}`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
