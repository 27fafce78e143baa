import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every field for an address, and the cleaning reader that its form passes through. */
const readers: Readonly<Record<string, string>> = {
  'src/features/account/companies/components/invite-form.tsx': 'emailSchema',
  'src/features/admin/people/components/find-person.tsx': 'cleanAddress',
  // The database cleans what `admin_move_license` and `admin_deliver_event` get.
  'src/features/admin/orders/components/held-order-actions.tsx': 'deliverEvent',
  'src/features/admin/orders/components/order-items.tsx': 'moveLicense',
  'src/features/all/auth/components/email-change-form.tsx': '../model/credentials',
  'src/features/all/auth/components/password-reset-request.tsx': '../model/credentials',
  'src/features/all/auth/components/sign-in-form.tsx': '../model/credentials',
  'src/features/all/auth/components/sign-up-form.tsx': '../model/credentials',
  'src/features/shop/checkout/components/find-order-form.tsx': 'readAddress',
  'src/features/shop/contact/components/contact-form.tsx': 'readAddress',
  'src/features/shop/leads/components/starter-pack-form.tsx': '../model/lead-form',
  'src/features/shop/offers/components/exit-dialog.tsx': 'readAddress',
  'src/features/shop/reviews/components/review-form.tsx': '../model/review-form',
};

describe('the fields for an address', () => {
  it('are these, and each is read by what cleans it', () => {
    const fields = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !/specimens|\.test\./.test(file))
      .map((file) => `src/${file}`)
      .filter((file) => /type(?:=|: )["']email/.test(readFileSync(file, 'utf8')));
    expect(fields.toSorted()).toEqual(Object.keys(readers).toSorted());
    for (const [file, reader] of Object.entries(readers))
      expect(readFileSync(file, 'utf8')).toContain(reader);
  });
});
