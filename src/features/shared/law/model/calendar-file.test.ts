import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { longFormPath, longFormSlugs } from '@law/law-addresses';
import { longForms } from '@/catalog/long-form/long-forms';
import { rolloutSteps } from '@/catalog/rollout-steps';
import { calendarFile, type CalendarEntry } from './calendar-file';
import { dayBefore, dayBounds, dayNotice, dayProblem, formatDay, readDay } from './rollout-days';

const now = new Date('2026-11-21T10:00:00.000Z');
const text = `${'A long line — '.repeat(20)}\nand a second`;
const dayOf = (value: string) => readDay(value) ?? Number.NaN;

const fileOf = (name: string, entries: readonly CalendarEntry[], date: string) =>
  calendarFile({ name, host: 'shop.example', entries }, dayOf(date), now);

const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

describe('calendarFile', () => {
  it('puts whole-day entries on the computed days, with text that a calendar parses unchanged', () => {
    const entries = [
      { daysBefore: 45, title: 'Name it; decide, sign', text },
      { daysBefore: 0, title: 'In force', text: 'C:\\new' },
    ];
    const told = eventsOf(fileOf('rollout', entries, '2027-04-01')).map(
      ({ startDate, endDate, summary, description }) => [
        startDate.isDate,
        startDate.toString(),
        endDate.toString(),
        summary,
        description,
      ],
    );
    expect(told).toEqual([
      [true, '2027-02-15', '2027-02-16', 'Name it; decide, sign', text],
      [true, '2027-04-01', '2027-04-02', 'In force', 'C:\\new'],
    ]);
  });
});

/** Every plan of the shop, by the path of its page. */
const plans: readonly (readonly [path: string, entries: readonly CalendarEntry[]])[] = [
  ['/policy-rollout-kit', rolloutSteps],
  ...longFormSlugs.map((slug) => [longFormPath(slug), longForms[slug].timeline] as const),
];
const filesOn = (date: string) => plans.map(([path, entries]) => fileOf(path.slice(1), entries, date));
const uidsOf = (file: string) => eventsOf(file).map(({ uid }) => uid);

describe.each([dayBounds.min, '2027-04-01', dayBounds.max])('the calendars of all plans for %s', (date) => {
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
      ]) {
        expect(unfolded.filter((line) => property.test(line))).toHaveLength(events);
      }
    }
  });

  it('give each entry a unique and stable UID', () => {
    const uids = filesOn(date).flatMap(uidsOf);
    expect(uids.length).toBe(plans.reduce((sum, [, entries]) => sum + entries.length, 0));
    expect(new Set(uids).size).toBe(uids.length);
    expect(filesOn(date).flatMap(uidsOf)).toEqual(uids);
  });
});

it('a plan for another date has other UIDs', () => {
  const [first = '', second = ''] = ['2027-04-01', '2027-05-01'].map((date) =>
    fileOf('plan', rolloutSteps, date),
  );
  expect(uidsOf(first).filter((uid) => uidsOf(second).includes(uid))).toEqual([]);
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
