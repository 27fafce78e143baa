import { Link } from '@/ui/link';
import { useSettings } from '@/features/all/settings/settings-context';
import { Card } from '@/ui/card';
import { PageHeader } from '@/ui/page-header';
import { Grid } from '@/ui/stack';

export default function ContactHeading() {
  const { SUPPORT_EMAIL } = useSettings();
  return (
    <>
      <PageHeader title="Contact" lead="Write to us about templates, orders and refunds." />
      <Grid as="ul" cell="medium" className="mb-12">
        <Card as="li">
          <h2 className="text-xl">Email support</h2>
          <p className="mt-1.5 text-muted">
            <a className="link wrap-anywhere" href={`mailto:${SUPPORT_EMAIL}`}>
              {SUPPORT_EMAIL}
            </a>
          </p>
        </Card>
        <Card as="li">
          <h2 className="text-xl">Response time</h2>
          <p className="mt-1.5 text-muted">Typically 1 business day, 24 to 48 hours at most.</p>
        </Card>
        <Card as="li">
          <h2 className="text-xl">Quick help</h2>
          <p className="mt-1.5 text-muted">
            Many answers are in the{' '}
            <Link className="link" to="/knowledge-base">
              knowledge base
            </Link>
            .
          </p>
        </Card>
      </Grid>
    </>
  );
}
