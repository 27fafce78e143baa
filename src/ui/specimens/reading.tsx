import { Accordion } from '../accordion';
import { Callout } from '../callout';
import { Disclosure, DisclosureGroup } from '../disclosure';
import { Prose } from '../prose';
import { Tabs } from '../tabs';
import { Specimen, SpecimenGroup } from './specimen';

const questions = [
  [
    'Is this legal advice?',
    'No. The templates are educational. Have them reviewed by counsel before you use them.',
  ],
  ['Which formats do I get?', 'Word and Google Docs; the payroll pack has Excel files, too.'],
  ['Can I get my money back?', 'Yes, within 30 days, on every template.'],
] as const;

const table =
  '<table><caption>Leave by reason</caption><thead><tr><th scope="col">Reason</th><th scope="col">Weeks</th><th scope="col">Notice</th></tr></thead><tbody><tr><th scope="row">Own health</th><td>12</td><td>30 days</td></tr><tr><th scope="row">Family care</th><td>12</td><td>30 days</td></tr><tr><th scope="row">Safety</th><td>12</td><td>As soon as possible</td></tr></tbody></table>';

const article = `<p>A policy works when people <a href="#policy">have read it</a>, and know whom to ask. This is how to get there in a week.<sup><a href="#note-1">1</a></sup></p><h3>Before you send it</h3><ul><li>Put in your company name and dates</li><li>Decide <strong>who answers questions</strong><ul><li>in the office</li><li>on the shop floor</li></ul></li></ul><ol><li>Send the notice.</li><li>Wait a week.</li><li>Collect the acknowledgments.</li></ol><h4>Check first</h4><ul><li><input type="checkbox" checked disabled aria-label="Done: names replaced"> All names replaced</li><li><input type="checkbox" disabled aria-label="Open: read by counsel"> Read by counsel</li></ul><blockquote><p>Say what happens next, and who to ask.</p></blockquote>${table}<p>Replace <code>{{company_name}}</code> everywhere:</p><pre tabindex="0"><code>Find:    {{company_name}}
Replace: Lakeside Bakery LLC</code></pre><hr><section class="footnotes" aria-label="Notes"><ol><li id="note-1">Educational information only, not legal advice.</li></ol></section>`;

export function Reading() {
  return (
    <SpecimenGroup title="Reading">
      <Specimen name="Prose">
        <Prose html={article} />
        <Prose className="mt-8">
          <p>It also takes elements, such as a callout between two paragraphs.</p>
          <Callout tone="law" title="What the law says">
            An employee who takes leave returns to the same or a similar position.
          </Callout>
        </Prose>
      </Specimen>
      <Specimen name="Disclosure" note="Public pages: the browser's own.">
        <DisclosureGroup>
          {questions.map(([question, answer], index) => (
            <Disclosure key={question} summary={question} isOpen={index === 0}>
              {answer}
            </Disclosure>
          ))}
        </DisclosureGroup>
      </Specimen>
      <Specimen name="Accordion" note="Screens of data: Radix.">
        <Accordion
          headingLevel="h4"
          defaultValue={['0']}
          items={questions.map(([title, content], index) => ({ value: String(index), title, content }))}
        />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Reviews by status"
          defaultValue="pending"
          items={['All', 'Pending', 'Approved', 'Rejected'].map((label, index) => ({
            value: label.toLowerCase(),
            label,
            count: index * 3 + 2,
            content: <p>{`${label} reviews.`}</p>,
          }))}
        />
      </Specimen>
    </SpecimenGroup>
  );
}
