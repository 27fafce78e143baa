import { useParams } from 'react-router-dom';
import { LeadBlock } from '@/app/lead-block';
import { useReviewMarks } from '@/features/law/use-review-marks';
import { still } from '@/lib/still';
import { Section } from '@/ui/section';
import { TextLoading } from '../text-loading';

interface PostProps {
  readonly slug: string;
}

const Post = still<PostProps>(
  'post',
  () => import('./post/post'),
  <TextLoading label="The post is loading" />,
);

export default function PostPage() {
  useReviewMarks();
  const { slug = '' } = useParams();
  return (
    <div key={slug}>
      <Post slug={slug} />
      <Section
        tone="sunken"
        title="The free starter pack"
        intro="A payroll calendar, an onboarding checklist, a rollout plan and an acknowledgment tracker, free for your e-mail address."
        width="narrow"
      >
        <LeadBlock variant="footer" />
      </Section>
    </div>
  );
}
