import { Link } from '@/ui/link';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';
import { unbroken } from '@/ui/unbroken';

const links = [
  {
    to: '/free-resources',
    title: 'Free pack',
    text: 'Four documents for your name and email address.',
  },
  {
    to: '/templates',
    title: 'Template catalog',
    text: 'Four packs for Minnesota and Wisconsin employers.',
  },
  { to: '/contact', title: 'Contact', text: 'Ask what no article answers.' },
];

export default function MoreHelp() {
  return (
    <Section
      tone="sunken"
      title="More help"
      intro="No article answers your question? Write to us. We typically answer within 1 business day."
    >
      <Grid as="ul" cell="medium">
        {links.map(({ to, title, text }) => (
          <Card as="li" key={to} isLinked>
            <h3 className="text-xl">
              <Link to={to} className="cover-link text-heading no-underline">
                {title}
              </Link>
            </h3>
            <p className="mt-1.5 text-muted">{unbroken(text)}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
