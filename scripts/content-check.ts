/**
 * Reads every template, starter pack file, article, post and page, and the sentences about law in all but the pages, which a
 * unit test compares with the facts that they name. Prints each mistake as `file:line: message`; exit code 1 when there is one. `deno run -A scripts/content-check.ts [folder or file ...]`
 * reads only those templates.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { checkDuties, checkNotices, sectionsOf } from './content/check-duties.ts';
import { checkFacts } from './content/check-facts.ts';
import { checkLawFigures, LawExamples, statesOfFile } from './content/check-law.ts';
import { checkLawSentences, LawSentenceExceptions } from './content/check-law-sentences.ts';
import { metRows, readLawIndex } from './content/check-law-index.ts';
import { checkMustSay, dutyWords } from './content/must-say/check-must-say.ts';
import { checkPageFiles } from './content/check-page-files.ts';
import { Referrals } from './content/check-referrals.ts';
import { checkYearlyFigures } from './content/check-yearly-figures.ts';
import { checkWorkbooks } from './content/check-workbooks.ts';
import { checkTemplate, parseTemplate } from '../supabase/functions/_shared/documents/mod.ts';
import { shippedFactTexts } from '../supabase/functions/_shared/library/fact-texts.ts';
import { publisher } from '../supabase/functions/_shared/library/publisher.ts';
import { lawDuties } from '../supabase/functions/_shared/law/duties.ts';
import { checkTextFiles } from './content/check-text-files.ts';

const asked = process.argv.slice(2);
const documents = asked.length > 0 ? asked : ['content/templates', 'content/starter-pack'];
const articles = asked.length > 0 ? [] : ['content/knowledge-base', 'content/blog'];

function filesBelow(path: string, ending: string): string[] {
  if (!statSync(path).isDirectory()) return path.endsWith(ending) ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`, ending));
}

const markdownFiles = (path: string) => filesBelow(path, '.md');

const documentFiles = documents.flatMap(markdownFiles).filter((path) => !path.endsWith('/README.md'));
const files = [...documentFiles, ...articles.flatMap(markdownFiles)];
const examples = LawExamples.read('content/law-examples.yaml');
const sectionsByFile = new Map(
  documentFiles.map((path) => [path, sectionsOf(readFileSync(path, 'utf8'))] as const),
);
const sentenceExceptions = LawSentenceExceptions.read('content/law-sentences.yaml');
const referrals = Referrals.read('content/referrals.yaml');
/** The starter pack is rendered without the facts of the database, so it may name facts and not insert them. */
const factsOf = (path: string) =>
  path.includes('/starter-pack/')
    ? new Map([...shippedFactTexts].map(([key, fact]) => [key, { ...fact, text: null }]))
    : shippedFactTexts;
const checkSentences = (path: string) => {
  const file = path.slice('content/'.length);
  const source = readFileSync(path, 'utf8');
  return checkLawSentences(source, {
    file,
    states: statesOfFile(source),
    isExample: (figure) => examples.covers(file, figure),
    exceptions: sentenceExceptions,
  });
};
/** What the template's own check finds, then whether the lists of a template without a mistake have room. */
const checkDocument = (path: string) => {
  const source = readFileSync(path, 'utf8');
  const mistakes = checkTemplate(source, path, publisher, factsOf(path));
  return mistakes.length > 0 ? mistakes : checkWorkbooks(parseTemplate(source, path, publisher));
};
const lawIndex = readLawIndex('content');
const met = metRows(lawIndex.index);
const problems = [
  ...[...sectionsByFile].flatMap(([path, sections]) => checkNotices(sections, path)),
  ...documentFiles.flatMap(checkDocument),
  ...documentFiles.flatMap((path) =>
    referrals.check(readFileSync(path, 'utf8'), path.slice('content/'.length)),
  ),
  ...(asked.length > 0
    ? []
    : [...checkTextFiles('content', sentenceExceptions).problems, ...checkPageFiles('content')]),
  ...files
    .filter((path) => path.startsWith('content/'))
    .flatMap((path) => [
      ...checkLawFigures(readFileSync(path, 'utf8'), path.slice('content/'.length), examples),
      ...checkSentences(path),
    ]),
  ...(asked.length > 0 ? [] : filesBelow('content/pages', '.yaml').flatMap(checkSentences)),
  ...lawIndex.problems,
];
for (const problem of problems) console.log(`${problem.path}:${problem.line}: ${problem.message}`);
const leftOver =
  asked.length > 0 ? [] : [...examples.leftOver(), ...sentenceExceptions.leftOver(), ...referrals.leftOver()];
for (const entry of leftOver)
  console.log(`law-examples.yaml, law-sentences.yaml, referrals.yaml: nothing needs ${entry}`);
const slugOf = (path: string) => path.replace(/^content\/templates\/|\.md$/g, '');
const documentSections = new Map(
  [...sectionsByFile].map(([path, sections]) => [slugOf(path), sections] as const),
);
/** Only documents without a mistake can be filled. */
const templates = () =>
  new Map(
    documentFiles.map((path) => [slugOf(path), parseTemplate(readFileSync(path, 'utf8'), path, publisher)]),
  );
const factFaults =
  asked.length > 0
    ? []
    : [
        ...checkFacts().map((fault) => `law facts: ${fault}`),
        ...checkYearlyFigures(new Date().toISOString().slice(0, 10)).map(
          (fault) => `yearly figures: ${fault}`,
        ),
        ...[...checkDuties(documentSections), ...checkDuties(documentSections, met.duties)].map(
          (fault) => `law duties: ${fault}`,
        ),
        ...(problems.length > 0
          ? []
          : await checkMustSay(templates(), [...lawDuties, ...met.duties], { ...dutyWords, ...met.words })
        ).map((fault) => `law duties: ${fault}`),
      ];
factFaults.forEach((fault) => console.log(fault));
const count = problems.length + leftOver.length + factFaults.length;
console.log(`${files.length} files read, ${count} problems found`);
process.exit(count > 0 || files.length === 0 ? 1 : 0);
