import { affiliateTiers } from '@/catalog/affiliate-program';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';
import { Stepper } from '@/ui/stepper';

const steps = [
  { title: 'Apply', text: 'Tell us where you write or speak. We approve within 24 hours.' },
  { title: 'Recommend', text: 'Use your own link, in your own words or in ours.' },
  { title: 'Earn', text: 'A sale within 30 days of the click counts as yours. Payouts are monthly.' },
];

export default function Tiers() {
  return (
    <>
      <Section tone="sunken" title="Commission tiers">
        <Grid as="ul" cell="medium">
          {affiliateTiers.map(({ name, percent, from }) => (
            <Card as="li" key={name}>
              <h3 className="text-xl">{name}</h3>
              <p className="mt-2 font-serif text-4xl font-medium text-heading">{percent}%</p>
              <p className="mt-1 text-muted">{from}</p>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section title="How it works">
        <Stepper steps={steps} />
      </Section>
    </>
  );
}
