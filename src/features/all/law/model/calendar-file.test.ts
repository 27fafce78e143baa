import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { BankCalendar } from '@law/bank-holidays';
import { dayMs } from '@law/day-numbers';
import { longFormPath, longFormSlugs, longFormStates } from '@law/law-addresses';
import { findState } from '@law/states';
import { longForms } from '@/catalog/long-form/long-forms';
import { rolloutSteps } from '@/catalog/rollout-steps';
import { calendarFile, calendarName, type CalendarPlan } from './calendar-file';
import { dayBefore, dayBounds, dayNotice, dayProblem, formatDay, readDay } from './rollout-days';

const now = new Date('2026-11-21T10:00:00.000Z');
const site = 'https://shop.example';
const text = `${'A long line — '.repeat(20)}\nand a second`;
const dayOf = (value: string) => readDay(value) ?? Number.NaN;

const fileOf = (plan: Omit<CalendarPlan, 'url'>, date: string, path = '/plan') =>
  calendarFile({ ...plan, url: `${site}${path}` }, dayOf(date), now);

const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

/** When the reminder of an entry rings, in the time of the calendar. */
function alarmOf(event: ICAL.Event): string {
  const [alarm, second] = event.component.getAllSubcomponents('valarm');
  expect([alarm?.getFirstPropertyValue('action'), second]).toEqual(['DISPLAY', undefined]);
  expect(alarm?.getFirstPropertyValue('description')).toBe(event.summary);
  const at = ICAL.Time.fromJSDate(new Date(`${event.startDate.toString()}T00:00:00Z`), true);
  at.addDuration(alarm?.getFirstPropertyValue('trigger') as ICAL.Duration);
  return at.toString();
}

describe('calendarFile', () => {
  it('puts whole-day entries on working days, with text that a calendar parses unchanged', () => {
    const entries = [
      { daysBefore: 45, title: 'Name it; decide, sign', text },
      { daysBefore: 43, title: 'FMLA forms', text: 'One\rtwo\r\nthree\u0007' },
      { daysBefore: 0, title: 'In force', text: 'C:\\new' },
    ];
    const events = eventsOf(fileOf({ policy: 'Leave, paid', entries }, '2027-04-01')).map((event) => [
      event.startDate.isDate,
      event.startDate.toString(),
      event.endDate.toString(),
      event.summary,
      event.description,
      alarmOf(event),
    ]);
    const link = '\n\nThe plan with all its steps: https://shop.example/plan';
    const note =
      "\n\nCounted, it is Monday, February 15, 2027, a bank holiday (Washington's Birthday). This is the working day before.";
    expect(events).toEqual([
      [
        true,
        '2027-02-12',
        '2027-02-13',
        'Leave, paid: name it; decide, sign',
        `${text}${note}${link}`,
        '2027-02-11T09:00:00Z',
      ],
      [
        true,
        '2027-02-17',
        '2027-02-18',
        'Leave, paid: FMLA forms',
        `One\ntwo\nthree${link}`,
        '2027-02-16T09:00:00Z',
      ],
      [true, '2027-04-01', '2027-04-02', 'Leave, paid: in force', `C:\\new${link}`, '2027-03-31T09:00:00Z'],
    ]);
  });

  it('keeps the effective date, and says that nobody works on it', () => {
    const entries = [
      { daysBefore: 7, title: 'Announce it', text },
      { daysBefore: 0, title: 'Put it into effect', text },
    ];
    const [announce, effect] = eventsOf(fileOf({ policy: 'Leave', entries }, '2027-01-01'));
    expect([announce?.startDate.toString(), effect?.startDate.toString()]).toEqual([
      '2026-12-24',
      '2027-01-01',
    ]);
    expect(announce?.description).toContain('Friday, December 25, 2026, a bank holiday (Christmas Day)');
    expect(effect?.description).toContain(
      "This is a bank holiday (New Year's Day): do what needs an open office by Thursday, December 31, 2026.",
    );
  });

  it('reminds on the Friday of what is due on a Monday', () => {
    const entries = [{ daysBefore: 3, title: 'Announce it', text }];
    expect(eventsOf(fileOf({ policy: 'Leave', entries }, '2027-03-11')).map(alarmOf)).toEqual([
      '2027-03-05T09:00:00Z',
    ]);
  });
});

/** Every plan of the shop. */
const plans: readonly (CalendarPlan & { readonly path: string })[] = [
  { path: '/policy-rollout-kit', policy: 'New policy', entries: rolloutSteps },
  ...longFormSlugs.map((slug) => ({
    path: longFormPath(slug),
    policy: `${findState(longFormStates[slug])?.name ?? ''} Paid Leave Policy`,
    entries: longForms[slug].timeline,
  })),
].map((plan) => ({ ...plan, url: `${site}${plan.path}` }));
const filesOn = (date: string) => plans.map((plan) => calendarFile(plan, dayOf(date), now));
const uidsOf = (file: string) => eventsOf(file).map(({ uid }) => uid);
const closed = new BankCalendar();

const dates = [
  dayBounds.min,
  '2027-01-01',
  '2027-01-03',
  '2027-04-01',
  '2027-07-05',
  '2028-02-29',
  dayBounds.max,
];

describe.each(dates)('the calendars of all plans for %s', (date) => {
  it('conform to RFC 5545', () => {
    for (const file of filesOn(date)) {
      const lines = file.split('\r\n');
      expect(lines.at(-1)).toBe('');
      expect(lines.join('')).not.toMatch(/[\r\n]/);
      expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
      const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
      expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
      expect(calendar.getFirstPropertyValue('prodid')).not.toBe('');
      const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
      const events = unfolded.filter((line) => line === 'BEGIN:VEVENT').length;
      for (const property of [
        /^UID:[\w.@-]+$/,
        /^DTSTAMP:\d{8}T\d{6}Z$/,
        /^DTSTART;VALUE=DATE:\d{8}$/,
        /^DTEND;VALUE=DATE:\d{8}$/,
        /^TRIGGER:-P(\dD)?T15H$/,
        /^URL:https:\/\/shop\.example\/[\w-]+$/,
      ]) {
        expect(unfolded.filter((line) => property.test(line))).toHaveLength(events);
      }
    }
  });

  it('give each entry a unique and stable UID', () => {
    const uids = filesOn(date).flatMap(uidsOf);
    expect(uids.length).toBe(plans.reduce((sum, { entries }) => sum + entries.length, 0));
    expect(new Set(uids).size).toBe(uids.length);
    expect(filesOn(date).flatMap(uidsOf)).toEqual(uids);
  });

  it('name the policy, link to the plan, and keep off closed days or say so', () => {
    for (const plan of plans) {
      for (const [index, event] of eventsOf(calendarFile(plan, dayOf(date), now)).entries()) {
        const day = Date.parse(event.startDate.toString()) / dayMs;
        const entry = plan.entries[index];
        expect(event.summary.startsWith(`${plan.policy}: `), event.summary).toBe(true);
        expect(event.summary.length).toBeGreaterThan(plan.policy.length + 8);
        expect(event.description).toContain(entry?.text);
        expect(event.description).toContain(plan.url);
        const reason = closed.closedBecause(day);
        expect(reason === '' || (entry?.daysBefore === 0 && event.description.includes(reason))).toBe(true);
        const isMoved = day * dayMs !== dayBefore(dayOf(date), entry?.daysBefore ?? 0);
        expect(event.description.includes('the working day before')).toBe(isMoved);
        if (entry && entry.daysBefore < 0) expect(day * dayMs).toBeGreaterThan(dayOf(date));
        expect(closed.closedBecause(Date.parse(alarmOf(event).slice(0, 10)) / dayMs)).toBe('');
      }
    }
  });
});

it('the title of each step says what to do', () => {
  const bare = plans.flatMap(({ entries }) =>
    entries.map(({ title }) => title).filter((title) => !/^[A-Z][a-z]+ \S/.test(title)),
  );
  expect(bare).toEqual([]);
});

it('each plan and date has a file name of its own', () => {
  const names = ['2027-01-01', '2028-01-01'].flatMap((date) =>
    plans.map(({ policy }) => calendarName(policy, dayOf(date))),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('minnesota-paid-leave-policy-rollout-2027-01-01.ics');
  const typed = ['  Time off / PTO: 2027! ', '休假', '🌮', '../../x'].map((policy) =>
    calendarName(policy, dayOf('2027-01-01')),
  );
  expect(typed.map((name) => name.replace('-rollout-2027-01-01.ics', ''))).toEqual([
    'time-off-pto-2027',
    '休假',
    'policy',
    'x',
  ]);
});

it('another date, and another typed policy for the same date, have other UIDs', () => {
  const uids = [
    ['One', '2027-04-01'],
    ['One', '2027-05-01'],
    ['Two', '2027-04-01'],
  ].flatMap(([policy = '', date = '']) =>
    uidsOf(fileOf({ policy, isTyped: true, entries: rolloutSteps }, date)),
  );
  expect(new Set(uids).size).toBe(3 * rolloutSteps.length);
  // The page's own plan keeps the UIDs that earlier files had: an import renews their entries.
  const [uid] = uidsOf(fileOf({ policy: 'New policy', entries: rolloutSteps }, '2027-04-01'));
  expect(uid).toBe('plan.20270401.45@shop.example');
});

describe('readDay', () => {
  it.each(['', '2027-02-30', '1999-12-31', '2100-01-01', '9999-12-31', '27-01-01', '2027-1-1'])(
    'rejects %j',
    (value) => {
      expect(readDay(value)).toBeNull();
    },
  );

  it.each([dayBounds.min, dayBounds.max])('accepts %j', (value) => {
    expect(new Date(dayOf(value)).toISOString()).toBe(`${value}T00:00:00.000Z`);
  });
});

describe('dayProblem', () => {
  it('names the allowed days, but is silent while a year is being typed', () => {
    const problem = 'Please pick a day from 2000 to 2099.';
    const problems = [
      '',
      '0002-04-01',
      '0202-04-01',
      '2027-04-01',
      '1999-12-31',
      '9999-12-31',
      '20270-04-01',
    ];
    expect(problems.map(dayProblem)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      problem,
      problem,
      problem,
    ]);
  });
});

describe('the days of a plan', () => {
  it('are right across leap days, year ends and clock changes', () => {
    const counted = (date: string, days: number) => formatDay(dayBefore(dayOf(date), days));
    expect(counted('2028-03-01', 1)).toBe('Tuesday, February 29, 2028');
    expect(counted('2027-03-01', 1)).toBe('Sunday, February 28, 2027');
    expect(counted('2027-01-01', 45)).toBe('Tuesday, November 17, 2026');
    expect(counted('2027-03-15', 1)).toBe('Sunday, March 14, 2027');
    expect(counted('2026-11-02', 1)).toBe('Sunday, November 1, 2026');
  });

  it.each([
    [['2027-01-04', '2027-02-01'], ''],
    [['2026-11-20', '2027-02-01'], '1 day of this plan has passed: do those steps first.'],
    [['2026-11-21', '2027-02-01'], '1 day falls on a weekend: use the working day before.'],
    [
      ['2020-02-28', '2020-02-29', '2020-03-01'],
      '3 days of this plan have passed: do those steps first. 2 days fall on a weekend: use the working day before.',
    ],
    [['2026-12-25'], '1 day falls on a bank holiday (Christmas Day): use the working day before.'],
    // A Saturday's holiday is not kept on another day; a Sunday's is, on the Monday.
    [
      ['2026-07-04', '2027-07-05', '2026-12-25'],
      '1 day of this plan has passed: do those steps first. 3 days fall on a weekend or a bank holiday (Independence Day (observed), Christmas Day): use the working day before.',
    ],
    [[], ''],
  ])('%j: “%s”', (dates, expected) => {
    expect(dayNotice(dates.map(dayOf), new Date(2026, 10, 21, 23, 30))).toBe(expected);
  });

  it('may take effect on a day on which nobody works', () => {
    const effective = dayOf('2027-01-01');
    expect(dayNotice([effective], new Date(2026, 10, 21), effective)).toBe('');
    expect(dayNotice([effective], new Date(2026, 10, 21))).toContain("New Year's Day");
  });
});
