import { describe, expect, it } from 'vitest';
import { lawFacts } from './facts';
import { formatFigure } from './figures';
import type { LawFact } from './law-fact';
import { figuresNotHeld, heldFigures, readFigures } from './read-figures';
import { complianceNotes, findState, states } from './states';

describe('the fact base', () => {
  it('holds each fact once, with a key that names its state', () => {
    const keys = lawFacts.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, state } of lawFacts) {
      expect(key).toMatch(new RegExp(`^${state.toLowerCase()}-[a-z0-9]+(-[a-z0-9]+)*$`));
    }
  });

  it.each(lawFacts.map((fact) => [fact.key, fact] as const))(
    '%s can be stated, traced and checked',
    (_, fact) => {
      expect(fact.statement).toMatch(/^[A-Z1-9].*\.$/);
      expect(fact.statement).not.toMatch(/unverified|\(G\)|item \d/i);
      expect(fact.source).toMatch(/^https?:\/\/\S+$/);
      expect(fact.nextCheck > fact.checkedOn).toBe(true);
      expect(fact.figure === null).toBe(fact.unit === null);
      if (fact.figure !== null && fact.unit !== null && fact.unit !== 'states') {
        expect(readFigures(fact.statement)).toContainEqual(
          expect.objectContaining({ value: fact.figure, unit: fact.unit }),
        );
      }
    },
  );

  it('has a figure that changes on a day of the year read again within a week of that day', () => {
    const changing = lawFacts.filter(
      ({ changesOn, checkedOn, validTo }) => changesOn && !(validTo && validTo < checkedOn),
    );
    const july = changing.filter(({ changesOn }) => changesOn === '07-01');
    expect(july.map(({ key }) => key)).toContain('mn-st-paul-wage-2026');
    for (const { key, changesOn, checkedOn, validFrom, nextCheck } of changing) {
      const from = validFrom && validFrom > checkedOn ? validFrom : checkedOn;
      const year = Number(from.slice(0, 4)) + (from.slice(5) < changesOn! ? 0 : 1);
      expect(Date.parse(nextCheck) - Date.parse(`${year}-${changesOn}`), key).toBeLessThan(7 * 86_400_000);
    }
  });

  it('holds Minnesota’s earnings test and no minimum of hours', () => {
    const minnesota = lawFacts.filter(({ state }) => state === 'MN');
    expect(heldFigures(minnesota)).not.toContain('hours 680');
    expect(minnesota.find(({ key }) => key === 'mn-pl-earnings-share')?.statement).toContain(
      'no minimum of hours',
    );
    expect(minnesota.find(({ key }) => key === 'mn-pl-combined-weeks')?.figure).toBe(20);
  });
});

const mentionsSickLeave = ({ topic, statement }: LawFact) =>
  topic === 'Sick and safe time' || statement.includes('sick leave');

describe('Minnesota Secure Choice', () => {
  it('has one last day for each size', () => {
    const days = lawFacts.filter(({ key }) => /^mn-secure-choice-\d/.test(key)).map(({ figure }) => figure);
    expect(days).toEqual([20260630, 20261231, 20270630, 20271231, 20280630]);
  });
});

describe('the states', () => {
  it('are the 50 and the District of Columbia, each once, in order', () => {
    expect(states).toHaveLength(51);
    expect(new Set(states.map(({ code }) => code)).size).toBe(51);
    const names = states.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
  });

  it('name facts, neighbors and an agency that exist', () => {
    for (const state of states) {
      expect(complianceNotes(state, lawFacts)).toHaveLength(state.noteKeys.length);
      expect(state.overviewKey === null || lawFacts.some(({ key }) => key === state.overviewKey)).toBe(true);
      expect(state.agency.url).toMatch(/^https:\/\//);
      for (const neighbor of state.neighbors) {
        expect(findState(neighbor)?.neighbors).toContain(state.code);
      }
    }
  });

  it.each(states.map((state) => [state.name, state] as const))(
    '%s names no day of effect that its facts do not hold',
    (_, { code, effectiveDate }) => {
      const held = heldFigures(lawFacts.filter(({ state }) => state === code));
      expect(figuresNotHeld(effectiveDate, held)).toEqual([]);
    },
  );

  it.each(states.map((state) => [state.name, state] as const))(
    '%s says of its program and its sick leave what a note with its source says, or that it was not read',
    (_, { program, programKey, sickLeave, sickLeaveKey, noteKeys }) => {
      expect(programKey !== null || program === 'none').toBe(true);
      expect(sickLeaveKey !== null || ['none', 'unverified'].includes(sickLeave)).toBe(true);
      expect(noteKeys).toEqual(
        expect.arrayContaining([programKey, sickLeaveKey].filter((key) => key !== null)),
      );
      const sickNote = lawFacts.find(({ key }) => key === sickLeaveKey);
      expect(sickNote === undefined || mentionsSickLeave(sickNote)).toBe(true);
    },
  );

  it('tell Minnesota’s employers of the notice that employees give, and New Jersey’s of sick leave', () => {
    const notes = (code: string) =>
      complianceNotes(findState(code)!, lawFacts)
        .map(({ statement }) => statement)
        .join(' ');
    expect(notes('MN')).toMatch(/30 days’ advance notice .* foreseeable/);
    expect(notes('NJ')).toContain('1 hour for 30 hours worked, up to 40 hours, at employers of every size');
    expect(findState('NJ')?.sickLeave).toBe('required');
  });

  it.each([
    ['CT', '12 weeks'],
    ['MA', '26 weeks together'],
    ['RI', '8 weeks'],
    ['WA', '25 or more employees'],
  ])('tell an employer in %s more than that there is a law', (code, words) => {
    const notes = complianceNotes(findState(code)!, lawFacts);
    expect(notes.some(({ statement }) => statement.includes(words))).toBe(true);
    expect(findState(code)?.sickLeave).toBe('required');
  });

  it.each([
    ['DC', 'required', '10 weeks of medical leave'],
    ['DC', 'required', '1 hour for 87 hours worked'],
    ['GA', 'none', 'kin care'],
    ['IA', 'none', '8 weeks of leave for pregnancy'],
    ['NV', 'any-reason', '0.01923 hours of paid leave'],
    ['OR', 'required', '10 or more employees'],
    ['VT', 'required', '1 hour for 52 hours worked'],
  ])('tell an employer in %s of the state’s own leave: %s, %s', (code, sickLeave, words) => {
    const notes = complianceNotes(findState(code)!, lawFacts);
    expect(notes.some(({ statement }) => statement.includes(words))).toBe(true);
    expect(findState(code)?.sickLeave).toBe(sickLeave);
  });

  it('are sold for where detailed notes exist and are drafts elsewhere', () => {
    expect(states.filter(({ isDraft }) => !isDraft).map(({ code }) => code)).toEqual([
      'CA',
      'CO',
      'MN',
      'NY',
      'WI',
    ]);
  });

  it('count the programs as the sources do', () => {
    const withLaw = states.filter(({ program }) => program === 'paid' || program === 'coming');
    expect(withLaw.filter(({ code }) => code !== 'DC')).toHaveLength(14);
  });
});

describe('figures', () => {
  it.each([
    ['12 weeks and up to 20 weeks', ['12 weeks', '20 weeks']],
    ['a 52-week year, six weeks, 2 consecutive scheduled workdays', ['52 weeks', '6 weeks', '2 days']],
    ['$1,423 a week, 0.88 percent, 5.3%', ['1423 USD', '0.88 percent', '5.3 percent']],
    ['10 to 24 employees, 50 or more employees', ['10 employees', '24 employees', '50 employees']],
    ['from January 1, 2026', ['20260101 date']],
    ['Section 268B.14, form 941, 2026', []],
  ])('are read from “%s”', (text, expected) => {
    expect(
      readFigures(text)
        .map(({ value, unit }) => `${value} ${unit}`)
        .sort(),
    ).toEqual([...expected].sort());
  });

  it.each([
    [12, 'weeks', '12 weeks'],
    [1, 'years', '1 year'],
    [1423, 'USD', '$1,423'],
    [4.4, 'USD', '$4.40'],
    [0.432, 'percent', '0.432 percent'],
    [20260101, 'date', 'January 1, 2026'],
  ] as const)('%s %s is written as “%s”', (value, unit, text) => {
    expect(formatFigure(value, unit)).toBe(text);
  });
});
