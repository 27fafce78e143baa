import { Link } from '@/ui/link';
import { productSkus } from '@contracts/products';
import { PackCards } from '@/pages/sections/pack-cards';
import { withQueries } from '@/rendering/with-queries';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { Inside } from './inside';
import { Proof } from './proof';

const steps = [
  {
    title: 'Pick your state and topic',
    text: 'Minnesota or Wisconsin, leave, handbook, payroll or short notices.',
  },
  {
    title: 'Fill in your details once',
    text: 'Company name, contacts and dates are fields. Word, Google Docs and PDF.',
  },
  {
    title: 'Issue it with confidence',
    text: 'Announce it and have it signed. A text for the announcement and a tracker for the signatures are in the free pack.',
  },
];

function Opening() {
  return (
    <>
      <Proof />
      <Section
        title="Four packs. Pick by what is on your desk"
        intro={
          <>
            Not sure? Six questions under{' '}
            <Link className="link" to="/which-templates-do-i-need">
              Which templates do I need?
            </Link>{' '}
            tell which documents you need, and which you do not.
          </>
        }
      >
        <PackCards skus={productSkus} />
      </Section>
      <Inside />
      <Section title="How it works">
        <Stepper steps={steps} />
      </Section>
    </>
  );
}

export default withQueries(Opening);
