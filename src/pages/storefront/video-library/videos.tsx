import { notLegalAdvice } from '@contracts/brand';
import { readingTime, videos } from '@/catalog/videos';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button-link';
import { Card } from '@/ui/card';
import { Container } from '@/ui/container';
import { Disclosure } from '@/ui/disclosure';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';
import { VisuallyHidden } from '@/ui/visually-hidden';

export default function Videos() {
  const minutes = Math.round(videos.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  return (
    <>
      <Container className="pb-20">
        <PageHeader
          title="Video library: six walkthroughs to read"
          lead={`About ${minutes} minutes of reading in total. ${notLegalAdvice}`}
        />
        <Grid as="ul" cell="large">
          {videos.map(({ title, category, seconds, summary, transcript, picture }) => (
            <Card as="li" key={title}>
              <div className="mb-5 overflow-hidden rounded bg-sunken px-10 pt-6">
                <DocumentThumb path={picture} className="mx-auto -mb-24 h-auto w-48 shadow" />
              </div>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
                <Badge tone="outline">{category}</Badge>
                <span>{readingTime(seconds)}</span>
              </p>
              <h2 className="mt-3 text-xl">{title}</h2>
              <p className="mt-2 text-muted">{summary}</p>
              <div className="mt-4 border-t border-hairline">
                <Disclosure
                  summary={
                    <span>
                      Transcript <VisuallyHidden>of {title}</VisuallyHidden>
                    </span>
                  }
                >
                  <div className="grid gap-3">
                    {transcript.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                </Disclosure>
              </div>
            </Card>
          ))}
        </Grid>
      </Container>
      <Section
        tone="sunken"
        title="Rather read, or ask?"
        intro="The knowledge base goes deeper than the tutorials. What is not in it, you can ask us."
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/knowledge-base">Knowledge base</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            Contact
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
