import type { ContactRequest } from '@contracts/contact-schema';
import { callFunction } from '@/lib/supabase/data-api';

export async function submitContact(request: ContactRequest): Promise<void> {
  await callFunction('submit-contact', request);
}
