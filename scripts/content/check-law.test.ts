import { describe, expect, it } from 'vitest';
import { checkLawFigures, LawExamples } from './check-law';

const none = new LawExamples({});
const page = (text: string, matter = 'states: [MN]') => `---\ntitle: T\n${matter}\n---\n\n${text}\n`;

describe('the check of figures about law', () => {
  it('names the file, the line and the figure that no fact holds', () => {
    const source = page('Minnesota Paid Leave gives 12 weeks.\n\nThe law asks for 680 hours in the year before.');
    expect(checkLawFigures(source, 'blog/a.md', none)).toEqual([
      {
        path: 'content/blog/a.md',
        line: 8,
        message: '"680 hours" is in no fact of MN: The law asks for 680 hours in the year before.',
      },
    ]);
  });

  it('lets pass what the facts of the text’s states hold, in figures and in words', () => {
    const source = page('WFMLA gives six weeks for a birth and 2 weeks for the employee’s own illness.', 'states: [WI]');
    expect(checkLawFigures(source, 'blog/a.md', none)).toEqual([]);
    // Federal law holds two weeks as well, for those who return from service.
    expect(checkLawFigures(source.replace('[WI]', '[CA]'), 'blog/a.md', none)).toHaveLength(1);
  });

  it('reads a note on the law even where its sentences name none', () => {
    expect(checkLawFigures(page('> **The law.** Pay is due within 9 days.'), 'blog/a.md', none)).toHaveLength(1);
    expect(checkLawFigures(page('We answer within 9 days.'), 'blog/a.md', none)).toEqual([]);
  });

  it('takes a file’s own examples and reports those that nothing needs any more', () => {
    const examples = new LawExamples({ 'blog/a.md': ['16 employees', '17 employees'] });
    expect(checkLawFigures(page('The FMLA does not reach a shop with 16 employees.'), 'blog/a.md', examples)).toEqual([]);
    expect(examples.leftOver()).toEqual(['blog/a.md: 17 employees']);
  });

  it.each(
    `The law gives fourteen weeks of leave.
The law gives a 13-week leave.
The law gives 13–14 weeks.
The law gives three and a half weeks.
The law gives 14 wks.
The law gives **14** weeks.
The law gives [14](https://law.example) weeks.
The law: 14&nbsp;weeks.
The law gives up to 14 additional paid calendar weeks.
The law asks for seven hundred hours.
The law asks for 2 quarters of work, within 90 miles, from age 21 on.
The law covers companies of 17+ employees.
The law covers employers with at least 17 people.
The law covers employers with seventeen workers.
The premium is 0.95%.
The premium under the law is 0.95 per cent.
The premium is one and a half percent of wages.
By law the employer pays two thirds of the premium.
The law pays 70 to 90 percent of wages.
The law sets a fine of $5,500.
The law sets a fine of 5,500 dollars, or USD 5,500.
The law sets a fine of seven thousand dollars.
The law sets a fine of $2 million.
The law sets a wage of 15.25 an hour.
The law took effect on February 2nd, 2026.
The law took effect on Feb. 2, 2026.
The law took effect on 2 February 2026.
The law took effect on 2026-02-02.
The law took effect on 2/2/2026.
The law took effect in February 2021.
The law took effect in 2003.
The law holds from March 9 of each year.
Minnesota requires 14 weeks.
Minnesota employees may take 14 weeks of leave.
Federal rules ask for 700 hours.
The Act gives 14 weeks.
Eligible employees receive 14 weeks.
You are entitled to 14 weeks.
Employers must give notice within 9 days.
Tell your employees within 9 days.
Report it to the agency within nine calendar days.
## 14 weeks of paid leave
![The law gives 14 weeks](poster.png)
| Paid sick leave | 14 weeks |
| Leave by law | Length |¶| --- | --- |¶| Birth | 14 weeks |
By law you may take:¶¶- 14 weeks for a birth`.split('\n'),
  )('falls over “%s”', (text) => {
    expect(checkLawFigures(page(text.replaceAll('¶', '\n'), 'title: T'), 'blog/a.md', none)).not.toEqual([]);
  });

  it.each(
    `You may take up to fourteen weeks off for a new child.
Parents get 14 weeks.
The minimum in Duluth is $12.75 an hour.
Duluth pays $12.75 an hour.
The lowest wage in town is $12.75.
The threshold is 37 employees.
Companies with 37 or more employees are covered.
The fine is $75 for each person.
Each violation costs $75.
You owe $75 for each person.
The cap is $1,555 a week.
Benefits began on February 3, 2026.
The program started on February 3, 2026.
It has been in force since February 3, 2026.
The deadline is 45 days.
The job is kept for 14 weeks.
You must tell employees within 45 days.`.split('\n'),
  )('finds in an article that names no law: “%s”', (text) => {
    expect(checkLawFigures(page(text), 'blog/a.md', none)).toHaveLength(1);
  });

  it.each(
    `The pack costs $97, and its updates are free for 14 months.
Ben earns $18.50 an hour and works 33 hours.
Three weeks before the day, brief your managers.
Wait ten minutes and look again.
The plan has room for four people.
On April 9, 2027 the new handbook goes out.`.split('\n'),
  )('leaves to the shop what is its own: “%s”', (text) => {
    expect(checkLawFigures(page(text), 'blog/a.md', none)).toEqual([]);
  });

  it.each(
    `You must tell employees within 45 days.
The company has to give each employee the notice within 45 days.
Employers must keep the sheet for 45 days.
Benefits began on February 3, 2026.
The premium is due on February 3, 2026.
A violation has to be reported within 45 days.
The notice is due within 45 days of hire.
Post it within nine days of hiring.`.split('\n'),
  )('finds in a document, whose days are the company’s, what only a law says: “%s”', (text) => {
    expect(checkLawFigures(page(text), 'templates/kit/a.md', none)).toHaveLength(1);
  });

  it.each(
    `You must tell us within 45 days.
You may take 33 hours at a time.
Time up to two hours late counts half.
Your manager answers within nine working days.`.split('\n'),
  )('takes for the company’s own rule in a document: “%s”', (text) => {
    expect(checkLawFigures(page(text), 'templates/kit/a.md', none)).toEqual([]);
  });

  it('reads the front matter that readers see', () => {
    const matter = (line: string) => checkLawFigures(page('Text.', `title: T\n${line}\nstates: [MN]`), 'blog/a.md', none);
    expect(matter('meta_description: Minnesota law gives 14 weeks.')[0]?.line).toBe(4);
    expect(matter('excerpt: The law gives 14 weeks.')).toHaveLength(1);
    expect(matter('version: "14 weeks"')).toEqual([]);
  });

  it('takes every figure for one of the law’s where a text tells the law, but not the dates of an example', () => {
    const about = (text: string) => checkLawFigures(page(text, 'states: [MN]\nlaw_as_of: 2026-11-21'), 'blog/a.md', none);
    expect(about('Ben is away for 14 weeks.')).toHaveLength(1);
    expect(about('On March 1, 2027 Ben falls ill.')).toEqual([]);
    expect(checkLawFigures(page('We answer within 9 days.'), 'blog/a.md', none)).toEqual([]);
  });

  it('takes money, shares, weeks and headcounts for the law’s in a document, and its days and hours for the company’s', () => {
    const inDocument = (text: string) => checkLawFigures(page(text), 'templates/kit/a.md', none);
    expect(inDocument('You pay at most 0.54 percent: $5.40 for each $1,000.')).toHaveLength(2);
    expect(inDocument('Tell us 9 days ahead.')).toEqual([]);
  });
});
