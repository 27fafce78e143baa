import { useQuery } from '@tanstack/react-query';
import { testimonialsQuery } from '@/features/shop/reviews/api/reviews-api';
import { ReviewItem } from '@/features/shop/reviews/components/review-item';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';

/** Customer quotes, only from approved reviews. Renders nothing without any. */
export function Testimonials() {
  const { data: reviews = [] } = useQuery(testimonialsQuery);
  if (reviews.length === 0) {
    return null;
  }
  return (
    <Section title="What customers say" intro="From the latest approved reviews of our packs.">
      <Grid as="ul" cell="medium">
        {reviews.map((review) => (
          <Card key={review.id} as="li">
            <ReviewItem review={review} />
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
