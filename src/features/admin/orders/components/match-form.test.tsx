import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Button } from '@/ui/button';
import { callsOf, press, renderAdmin, signIn } from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { MatchDialog } from './match-dialog';

const api = startFakeApi();
const product = { provider: 'stripe', providerProductId: 'price_1' };
beforeEach(signIn);

it.each([
  ['KWD', '10,000,000', '2147483', /^Please enter an amount up to KWD\s2,147,483\.647, as in 4\.900\.$/],
  ['JPY', '49.50', '4950', /^Please enter an amount up to ¥2,147,483,647, as in 4900\.$/],
])('says at the field why a lowest price in %s is refused', async (currency, refused, taken, reason) => {
  api.answer('/rest/v1/rpc/admin_map_product', 200, { delivered: 0, held: 0 });
  renderAdmin(
    <MatchDialog title="Match" product={product} currency={currency} trigger={<Button>Begin</Button>} />,
  );
  await press('Begin');
  await userEvent.click(screen.getByLabelText('Core HR Pack'));
  const field = screen.getByLabelText(/^Lowest price/);
  await userEvent.type(field, refused);
  await press('Save and deliver');
  const problem = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  expect(document.getElementById(problem)?.textContent).toMatch(reason);
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
  expect(callsOf(api, 'admin_map_product')).toEqual([]);

  await userEvent.clear(field);
  await userEvent.type(field, taken);
  await press('Save and deliver');
  await waitFor(() => expect(callsOf(api, 'admin_map_product')).toHaveLength(1));
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
