import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LicenseFilesResponse } from '@contracts/license-files';
import { apiUrl, linkIn, newEmail, rowsOf, shop, waitForMail } from '../../scripts/support/shop';
import { signUpAndIn } from './support/account';
import { buy, post, type Answer, type Purchase } from './support/purchase';

const faq = 'templates/mn-paid-leave-kit/employee-faq.md';

interface Person {
  readonly email: string;
  readonly id: string;
  readonly headers: Record<string, string>;
}

async function newPerson(name: string): Promise<Person> {
  const email = newEmail(name);
  const { user, access_token } = await signUpAndIn(email);
  return { email, id: user.id, headers: { authorization: `Bearer ${access_token}` } };
}

const rpc = (person: Person, name: string, args: object): Promise<Answer> =>
  post(`${apiUrl}/rest/v1/rpc/${name}`, args, person.headers);
const messageOf = ({ body }: Answer) => (body as { error: { message: string } }).error.message;

/** A company that the person owns, with answers. Answers its id. */
async function newCompany(person: Person, answers: Readonly<Record<string, string>>): Promise<string> {
  const id = crypto.randomUUID();
  await post(
    `${apiUrl}/rest/v1/rpc/create_company`,
    { new_id: id, company_name: answers['company_name'] },
    person.headers,
  );
  await rpc(person, 'save_company_values', { company: id, answers });
  return id;
}

describe('an invitation to a company', () => {
  it('is accepted by its button, by the account that has the address, as often as it is pressed', async () => {
    const owner = await newPerson('owner');
    const guest = await newPerson('guest');
    const company = await newCompany(owner, { company_name: 'Lakeside Dental' });
    const invited = { company, address: guest.email, new_role: 'adviser' };
    expect((await rpc(owner, 'invite_to_company', invited)).status).toBe(200);
    await post('deliver-mail', {}, { apikey: shop.secretKey });
    const mail = await waitForMail(guest.email, /invited/i);
    const token = new URLSearchParams(new URL(linkIn(mail, '/account/invitation')).hash.slice(1)).get(
      'token',
    );

    expect((await post('accept-invitation', { token })).status).toBe(401);
    const asOther = await post('accept-invitation', { token }, owner.headers);
    expect([asOther.status, messageOf(asOther)]).toEqual([
      403,
      'This invitation was sent to another address. Sign in with the address that got the email.',
    ]);
    expect((await post('accept-invitation', { token: `${token}x` }, guest.headers)).status).toBe(400);
    for (let press = 0; press < 2; press++) {
      const accepted = await post('accept-invitation', { token }, guest.headers);
      expect([accepted.status, accepted.body]).toEqual([
        200,
        { companyId: company, name: 'Lakeside Dental', role: 'adviser' },
      ]);
    }
  });
});

describe('the files of a license', () => {
  let buyer: Person;
  let purchase: Purchase;
  let first: string;
  let client: string;
  const download = (company?: string, change: object = {}, person = buyer) =>
    post(
      'license-download',
      {
        ...{ license_id: purchase.licenseId, template: faq, format: 'text', mode: 'company' },
        ...(company === undefined ? {} : { company_id: company }),
        ...change,
      },
      person.headers,
    );
  const textOf = async (answer: Answer) => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return (await fetch((answer.body as { url: string }).url)).text();
  };
  const filesFor = async (company: string) =>
    (await post('license-files', { license_id: purchase.licenseId, company_id: company }, buyer.headers))
      .body as LicenseFilesResponse;

  beforeAll(async () => {
    buyer = await newPerson('adviser');
    first = await newCompany(buyer, { company_name: 'First Bakery', hr_contact_name: 'Ann First' });
    client = await newCompany(buyer, { company_name: 'Client Windows', hr_contact_name: 'Carl Client' });
    purchase = await buy('mn-paid-leave', buyer.email);
  });
  afterAll(() => shop.writeRows('PATCH', 'site_settings?key=eq.LICENSE_COMPANIES', { value: '' }));

  it('are filled with the answers of the company that is chosen, which the license then belongs to', async () => {
    const text = await textOf(await download(first));
    expect(text).toContain('Ann First');
    expect(text).not.toContain('Carl Client');
    expect(await rowsOf(`licenses?select=company_id&id=eq.${purchase.licenseId}`)).toEqual([
      { company_id: first },
    ]);
    expect(await textOf(await download())).toContain('Ann First');
    expect(await rowsOf(`downloads?select=company_id&license_id=eq.${purchase.licenseId}&limit=1`)).toEqual([
      { company_id: first },
    ]);
  });

  it('are refused for more companies than the terms say, with what to do', async () => {
    const refused = await download(client);
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'This license covers 1 company and is used for First Bakery. Buy another license for this company, or switch to a company that it covers.',
    ]);
    // A blank file is nobody's.
    expect(await textOf(await download(client, { mode: 'blank' }))).not.toContain('Client Windows');
  });

  it('are filled for clients of an adviser once the terms allow it, with who prepared them, and kept apart', async () => {
    await shop.writeRows('POST', 'site_settings?on_conflict=key', { key: 'LICENSE_COMPANIES', value: '2' });
    await shop.writeRows('PATCH', `companies?id=eq.${client}`, { prepared_by: 'Prairie Payroll' });
    const text = await textOf(await download(client));
    expect(text).toContain('Carl Client');
    expect(text).toContain('Prepared by Prairie Payroll');
    expect(text).not.toContain('Ann First');
    expect((await filesFor(client)).log.filter(({ mode }) => mode === 'company')).toHaveLength(1);
    expect((await filesFor(first)).log.filter(({ mode }) => mode === 'company')).toHaveLength(2);
  });

  it('are not filled for a company that one is no member of, nor given to a stranger', async () => {
    const stranger = await newPerson('stranger');
    const theirs = await newCompany(stranger, { company_name: 'Theirs' });
    const refused = await download(theirs);
    expect([refused.status, messageOf(refused)]).toEqual([404, 'There is no such company.']);
    expect((await download(first, {}, stranger)).status).toBe(404);
    expect((await download(theirs, {}, stranger)).status).toBe(404);
    expect((await download('1 or 1=1')).status).toBe(400);
  });

  it('are a member’s as long as they are one', async () => {
    const viewer = await newPerson('viewer');
    await shop.writeRows('POST', 'company_members', {
      company_id: first,
      user_id: viewer.id,
      role: 'viewer',
    });
    expect(await textOf(await download(first, {}, viewer))).toContain('Ann First');
    expect((await download(client, {}, viewer)).status).toBe(404);
    await shop.writeRows('DELETE', `company_members?company_id=eq.${first}&user_id=eq.${viewer.id}`);
    expect((await download(first, {}, viewer)).status).toBe(404);
  });
});
