import type { ContactRequest } from '@contracts/contact';
import { callFunction } from '@/lib/data-api';

export async function submitContact(request: ContactRequest): Promise<void> {
  await callFunction('submit-contact', request);
}
