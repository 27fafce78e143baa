import Users from 'lucide-react/icons/users';
import { Link } from '@/ui/link';
import { Badge } from '../badge';
import { Breadcrumb } from '../breadcrumb';
import { ButtonLink } from '../button-link';
import { Callout } from '../callout';
import { Card } from '../card';
import { CheckList } from '../check-list';
import { KeyValueList } from '../key-value-list';
import { PageHeader } from '../page-header';
import { Price } from '../price';
import { RatingStars } from '../rating-stars';
import { Section } from '../section';
import { Cluster, Grid, Stack } from '../stack';
import { StatCard } from '../stat-card';
import { Stepper } from '../stepper';
import { Specimen, SpecimenGroup } from './specimen';

const products = [
  {
    title: 'MN Paid Leave 2026 Policy Kit',
    price: '$79',
    original: '$129',
    rating: 4.9,
    count: 47,
    badge: 'New',
  },
  { title: 'Core HR Pack', price: '$99', original: '$149', rating: 4.8, count: 134, badge: '' },
  { title: 'Payroll Ops Pack', price: '$59', original: '$89', rating: 4.9, count: 89, badge: '' },
];

function Cards() {
  return (
    <Specimen name="Card, price, rating, badge">
      <Grid cell="medium">
        {products.map((product, index) => (
          <Card
            key={product.title}
            as="article"
            isLinked
            tone={index === 1 ? 'featured' : 'surface'}
            className="flex flex-col"
          >
            <Cluster gap="small" className="mb-4 min-h-6">
              {product.badge && <Badge tone="accent">{product.badge}</Badge>}
              <Badge tone="outline">Word</Badge>
              <Badge tone="outline">Google Docs</Badge>
            </Cluster>
            <h4 className="font-serif text-xl font-medium">
              <Link to="/templates" className="cover-link">
                {product.title}
              </Link>
            </h4>
            <p className="mt-1.5 text-[0.9375rem] text-muted">
              Policies, notices and forms for 5 to 50 employees.
            </p>
            <RatingStars value={product.rating} count={product.count} className="mt-4" />
            <div className="mt-auto flex items-end justify-between gap-3 pt-5">
              <Price current={product.price} original={product.original} />
              <ButtonLink to="/templates" size="small" variant="secondary">
                See the kit
              </ButtonLink>
            </div>
          </Card>
        ))}
      </Grid>
      <Cluster gap="small" className="mt-6">
        <Badge>neutral</Badge>
        <Badge tone="primary">paid</Badge>
        <Badge tone="accent">PREVIEW MODE</Badge>
        <Badge tone="success">completed</Badge>
        <Badge tone="danger">failed</Badge>
        <Badge tone="info">drafted</Badge>
        <Badge tone="outline">outlined</Badge>
      </Cluster>
      <Cluster gap="large" className="mt-6">
        <Price size="large" current="$79" original="$129" />
        <RatingStars value={5} />
        <RatingStars value={3} />
        <RatingStars value={4.3} isMean />
      </Cluster>
    </Specimen>
  );
}

export function Content() {
  return (
    <SpecimenGroup title="Content">
      <Cards />
      <Specimen name="Page header, breadcrumb">
        <PageHeader
          as="h4"
          size="compact"
          before={
            <Breadcrumb
              items={[
                { label: 'Home', to: '/' },
                { label: 'Knowledge base', to: '/knowledge-base' },
                { label: 'Rolling out a policy' },
              ]}
            />
          }
          title="Rolling out a policy in 7 steps"
          lead="What to say, to whom, and when."
          actions={<ButtonLink to="/templates">See the templates</ButtonLink>}
        />
      </Specimen>
      <Specimen name="Stepper">
        <Stepper
          headingLevel="h4"
          steps={[
            { title: 'Customize', text: 'Put in your company name and your dates.' },
            { title: 'Communicate', text: 'Send the notice, post the summary.' },
            { title: 'Implement', text: 'Collect the acknowledgments.' },
          ]}
        />
        <Stepper
          className="mt-10"
          headingLevel="h4"
          current={1}
          steps={[{ title: 'Paid' }, { title: 'Being confirmed' }, { title: 'Ready' }]}
        />
      </Specimen>
      <Specimen name="Check list">
        <CheckList
          columns={2}
          items={[
            'Policy document',
            'Employee notice',
            'Request form',
            'Manager script',
            'Acknowledgment form',
          ]}
        />
        <CheckList className="mt-5 text-muted" icon="cross" items={['Legal advice', 'Payroll software']} />
      </Specimen>
      <Specimen name="Callout">
        <Stack>
          <Callout title="Good to know">Google Docs versions open in your own account.</Callout>
          <Callout tone="law" title="What the law says">
            Minnesota Statutes, chapter 268B. Benefits start on January 1, 2026.
          </Callout>
          <Callout tone="warning" title="Due soon">
            Employee notices have to be given 30 days before benefits begin.
          </Callout>
          <Callout tone="danger" title="Not sent">
            Nothing was lost. Please try again in a moment.
          </Callout>
        </Stack>
      </Specimen>
      <Specimen name="Key and value">
        <KeyValueList
          className="max-w-xl"
          items={[
            { label: 'Product', value: 'MN Paid Leave 2026 Policy Kit' },
            { label: 'Order ID', value: 'sandbox-7f3a' },
            { label: 'Total', value: '$79.00' },
          ]}
        />
        <KeyValueList
          className="mt-8"
          layout="columns"
          items={[
            { label: 'Version', value: '2.1' },
            { label: 'Pages', value: '38' },
            { label: 'Updated', value: 'December 2026' },
          ]}
        />
      </Specimen>
      <Specimen name="Stat card">
        <Grid cell="small">
          <StatCard label="Total Users" value="1,204" icon={<Users />} />
          <StatCard label="Total Revenue" value="$48,230.00" note="USD, all time" />
          <StatCard label="Active Licenses" value="317" />
        </Grid>
      </Specimen>
      <Specimen name="Section">
        <div className="-mx-4 overflow-hidden sm:mx-0 sm:rounded-lg">
          <Section
            tone="inverse"
            title="Thirty days to change your mind"
            intro="If a template does not fit, write to us and we pay back the full price."
            action={<ButtonLink to="/templates">See the templates</ButtonLink>}
          >
            <CheckList items={['No forms to fill in', 'No questions about why']} />
          </Section>
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}
