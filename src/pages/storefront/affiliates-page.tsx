import { promoTexts } from '@/catalog/affiliate-program';
import { Seo } from '@/rendering/seo';
import { staticIsland } from '@/rendering/static-island';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Container } from '@/ui/container';
import { CopyButton } from '@/ui/copy-button';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';
import { toast } from '@/ui/toast';
import { unbroken } from '@/ui/unbroken';
import { ProgramLink } from './affiliates/program-link';

const Heading = staticIsland('affiliates-heading', () => import('./affiliates/heading'));
const Tiers = staticIsland('affiliates-tiers', () => import('./affiliates/tiers'));
const Questions = staticIsland('affiliates-questions', () => import('./affiliates/questions'));

const kit = ['brand kit', 'badge for your site'] as const;

export default function AffiliatesPage() {
  return (
    <>
      <Seo
        path="/affiliates"
        title="Affiliate program"
        description="Recommend HR and payroll templates and earn 20-30% of each sale: tiers, promo texts to copy, payouts and rules."
      />
      <Container className="pb-14">
        <Heading />
        <ProgramLink label="Join the program" />
      </Container>
      <Tiers />
      <Section
        title="Texts to copy"
        intro="Put your link in, change what you like, and keep the sentence about the commission."
      >
        <Grid as="ul" cell="medium">
          {promoTexts.map(({ channel, text }) => (
            <Card as="li" key={channel} className="flex flex-col">
              <div className="mb-4 flex items-center justify-between gap-4">
                <h3 className="text-xl">{channel}</h3>
                <CopyButton
                  text={text}
                  subject={`the text for ${channel}`}
                  onFailed={() =>
                    void toast({
                      title: 'Copy failed',
                      description: 'Please copy the text manually',
                      tone: 'error',
                    })
                  }
                />
              </div>
              <p className="wrap-anywhere whitespace-pre-line text-muted">{unbroken(text)}</p>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section tone="sunken" title="Brand kit and badges">
        <ul className="flex flex-wrap gap-3">
          {kit.map((name) => (
            <li key={name}>
              <Button variant="secondary" disabled aria-describedby="kit-note">
                Download {name}
              </Button>
            </li>
          ))}
        </ul>
        <p id="kit-note" className="mt-3 text-muted">
          Available after affiliate approval
        </p>
      </Section>
      <Questions />
      <Section tone="sunken" title="Ready to recommend us?">
        <ProgramLink
          label="Apply now"
          note="The application takes a few minutes. We answer within 24 hours."
        />
      </Section>
    </>
  );
}
