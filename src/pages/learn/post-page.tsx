import { useParams } from 'react-router-dom';
import { LeadBlock } from '@/pages/sections/lead-block';
import { staticIsland } from '@/rendering/static-island';
import { Section } from '@/ui/section';
import { TextLoading } from '../text-loading';

interface PostProps {
  readonly slug: string;
}

const Post = staticIsland<PostProps>(
  'post',
  () => import('./post/post'),
  <TextLoading label="The post is loading" />,
);

export default function PostPage() {
  const { slug = '' } = useParams();
  return (
    <div key={slug}>
      <Post slug={slug} />
      <Section
        tone="sunken"
        title="The free pack"
        intro="A payroll calendar, an onboarding checklist, a rollout plan and an acknowledgment tracker, free for your email address."
        width="narrow"
      >
        <LeadBlock variant="footer" />
      </Section>
    </div>
  );
}
