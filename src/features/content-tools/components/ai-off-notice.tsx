import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Callout } from '@/ui/callout';
import { aiStatusQuery } from '../api/ai-api';

/** Nothing can be generated: there is neither a key nor a sandbox. */
export function useIsAiOff(): boolean {
  return useQuery(aiStatusQuery).data?.state === 'not-configured';
}

/** Why the buttons beside it are off, and the way to switch them on. */
export function AiOffNotice() {
  return (
    useIsAiOff() && (
      <Callout tone="warning" title="No OpenAI key is set" className="mb-6">
        Until there is one, nothing can be generated here.{' '}
        <Link className="link" to="/admin/ai-tools">
          Set a key in the AI tools
        </Link>
        .
      </Callout>
    )
  );
}
