import { serve } from '../_shared/http/serve.ts';
import { handler } from './handler.ts';

serve(handler);
