import { z } from 'zod';

export const dutyKinds = ['clause', 'notice', 'poster', 'record', 'payment'] as const;
export type DutyKind = (typeof dutyKinds)[number];

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Something the law asks of an employer, and the section that meets it. Rows of `law_duties` have this shape. */
export const dutySchema = z.object({
  key: slug,
  state: z.string().regex(/^[A-Z]{2}$/),
  statute: z.string().min(1).max(200),
  owedBy: z.string().min(1).max(200),
  kind: z.enum(dutyKinds),
  duty: z.string().min(1).max(500),
  /** The fact that carries the duty. */
  factKey: slug.nullable(),
  /** The document, as `package/slug`, and the heading of its section, without the number before it. */
  metBy: z
    .object({ template: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/), section: z.string().min(1).max(200) })
    .nullable(),
  /** Why no document meets it. */
  openReason: z.string().min(1).max(500).nullable(),
});
export type Duty = z.infer<typeof dutySchema>;

type Met = readonly [template: string, section: string];

/** Writes the duties of one state. The last part is the section that meets the duty, or why there is none. */
export function dutyBook(state: string) {
  return (
    kind: DutyKind,
    key: string,
    statute: string,
    owedBy: string,
    duty: string,
    factKey: string | null,
    answer: Met | string,
  ): Duty => ({
    key: `${state.toLowerCase()}-${key}`,
    state,
    statute,
    owedBy,
    kind,
    duty,
    factKey,
    metBy: typeof answer === 'string' ? null : { template: answer[0], section: answer[1] },
    openReason: typeof answer === 'string' ? answer : null,
  });
}
