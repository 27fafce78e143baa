import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { Callout } from '@/ui/callout';
import { aiStatusQuery } from '../api/ai-api';

/** Whether generation is off: there is neither a key nor a sandbox. */
export function useIsAiOff(): boolean {
  return useQuery(aiStatusQuery).data?.state === 'not-configured';
}

/** Explains why generation is off, and links to the setting. */
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
