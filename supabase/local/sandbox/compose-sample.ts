interface Assignment {
  readonly task: string;
  readonly topic: string;
  readonly keywords: readonly string[];
  readonly state: string | null;
  readonly outline: string;
  readonly posts?: readonly SamplePost[];
  readonly platform?: string;
  readonly count?: number;
}

interface SamplePost {
  readonly title: string;
  readonly excerpt?: string;
}

interface SampleFact {
  readonly key: string;
  readonly statement: string;
}

const notice = 'Sample text from the sandbox AI: enter an OpenAI key for real drafts.';
const factsInText = 6;

function readFacts(system: string): SampleFact[] {
  return [...system.matchAll(/^\[fact:([a-z0-9-]+)\] (.+?) \(source: \S+; as of [\d-]+\)$/gm)].map(
    ([, key = '', statement = '']) => ({ key, statement }),
  );
}

function readAssignment(user: string): Assignment | null {
  try {
    const value = JSON.parse(user) as Partial<Assignment>;
    return typeof value.task === 'string' && typeof value.topic === 'string'
      ? { keywords: [], state: null, outline: '', ...value, task: value.task, topic: value.topic }
      : null;
  } catch {
    return null;
  }
}

/** The facts that share most words with the topic come first. */
function factsAbout(topic: string, state: string | null, facts: readonly SampleFact[]): SampleFact[] {
  const words = topic.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const score = ({ key, statement }: SampleFact) =>
    words.filter((word) => statement.toLowerCase().includes(word)).length +
    (state !== null && key.startsWith(state.toLowerCase()) ? 1 : 0);
  return [...facts].sort((a, b) => score(b) - score(a)).slice(0, factsInText);
}

const cited = ({ key, statement }: SampleFact) => `${statement} [fact:${key}]`;

const headings = (topic: string) => [
  `What ${lowerFirst(topic)} is about`,
  'What the law says',
  'Write it down in one page',
  'Tell your people',
  'Next steps',
];

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function outline(topic: string): string {
  return headings(topic)
    .map((heading) => `## ${heading}\n\n- The question that the reader brings\n- One example from an office`)
    .join('\n\n');
}

const introduction = (topic: string) =>
  `This page helps you get ${lowerFirst(topic)} done in one afternoon. You read what has to be decided, in which order, and who in the office does what. At the end you have a page that you can hand to your people. It is educational and not legal advice.`;

function post(topic: string, facts: readonly SampleFact[]): string {
  const [about = '', law = '', write = '', tell = '', next = ''] = headings(topic);
  return [
    `> **Sample.** ${notice}`,
    introduction(topic),
    `## ${about}`,
    'Start from what your people ask most often. Write the answer in two sentences before you write the rule. If you cannot, the decision is still open.',
    `## ${law}`,
    ...facts.map((fact) => `- ${cited(fact)}`),
    'For everything else, check with the state agency before you publish a rule.',
    `## ${write}`,
    'Keep one page for each question. Name who decides, who is told, and where the paper is kept. Leave out what nobody will do.',
    `## ${tell}`,
    'Hand the page out, talk it through in the next meeting, and collect a signature. A rule that nobody has read is no rule.',
    `## ${next}`,
    '1. Put the date of the next review in the calendar.\n2. Keep the signed pages together.\n3. Have counsel read what matters most.',
  ].join('\n\n');
}

function campaign({ posts = [], platform = '', count = 1 }: Assignment): string {
  const openings = [
    'Worth five minutes this week:',
    'A question we hear often:',
    'For your next team meeting:',
  ];
  const snippets = Array.from({ length: count }, (_, index) => {
    const source = posts[index % Math.max(posts.length, 1)]?.title ?? 'HR paperwork';
    return {
      post_text: `${openings[index % openings.length]} ${source}. Plain steps for a small office, with the source of each rule. (Sample text.)`,
      hashtags: ['SmallBusiness', 'HR', platform.replaceAll(' ', '')],
      image_prompt: `A calm desk with a printed policy page titled ${source}`,
      source_title: source,
    };
  });
  return JSON.stringify({ snippets });
}

/** What a model would answer, put together from the prompt's own topic and facts. */
export function composeSample(system: string, user: string): string {
  const assignment = readAssignment(user);
  if (!assignment) {
    return `${notice}\n\nYou asked: ${user.slice(0, 500)}`;
  }
  const facts = factsAbout(assignment.topic, assignment.state, readFacts(system));
  switch (assignment.task) {
    case 'generate_outline':
      return `${outline(assignment.topic)}\n\n_${notice}_`;
    case 'generate_intro':
      return `${introduction(assignment.topic)} _${notice}_`;
    case 'write_campaign':
      return campaign(assignment);
    default:
      return post(assignment.topic, facts);
  }
}
