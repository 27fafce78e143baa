import { describe, expect, it } from 'vitest';
import { brand, notLegalAdvice } from '../contracts/brand.ts';
import { assertSendable } from './outgoing-mail.ts';
import { MailTemplateError, renderMail } from './render-mail.ts';
import { mailStream, mailTemplateNames, type MailTemplateName } from './template-data.ts';
import { sampleMail } from './template-descriptions.ts';
import { sampleData, sampleLinks } from './template-samples.ts';
import { hrefs, render } from './test-support/render-sample.ts';

const marketing = mailTemplateNames.filter((name) => mailStream(name) === 'marketing');
const transactional = mailTemplateNames.filter((name) => mailStream(name) === 'transactional');
/** Part of what was bought, and one can do without it. */
const stoppable: readonly MailTemplateName[] = ['law-update'];
const attack = '"><a href="https://evil.example">x</a><script>1</script>';

describe('every mail', () => {
  it.each(mailTemplateNames)('%s can be sent as it is', (name) => {
    const mail = sampleMail(name);
    expect(() => assertSendable({ from: brand.mailFrom, to: 'ada@example.com', ...mail })).not.toThrow();
    expect(mail.subject).toMatch(/^\S.{5,}/);
    expect(mail.html.length).toBeLessThan(60_000);
  });

  it.each(mailTemplateNames)(
    '%s says who sends it, from where, and that it is not legal advice, in both versions',
    (name) => {
      const { html, text } = sampleMail(name);
      for (const version of [html, text]) {
        expect(version).toContain(brand.name);
        expect(version).toContain(brand.postalAddress);
        expect(version).toContain(notLegalAdvice);
        expect(version).toContain('You get this email because');
        expect(version).not.toMatch(/undefined|\[object|NaN|null/);
        expect(version).not.toContain('!</');
      }
    },
  );

  it.each(mailTemplateNames)('%s runs nothing, and loads nothing but small pictures of pages', (name) => {
    const { html } = sampleMail(name);
    expect(html).not.toMatch(/<(script|link|iframe|form|object)|url\(|@import|\son\w+=/i);
    for (const [picture] of html.matchAll(/<img\s[^>]*>/g)) {
      expect(picture).toMatch(/src="https:\/\/www\.northstarhr\.example\/pictures\/[a-z-]+-360\.webp"/);
      expect(picture).toMatch(/alt="The first page of: [^"]+" width="360" height="466"/);
    }
  });

  it.each(mailTemplateNames)(
    '%s has the logo, and the addresses of its buttons at the foot alone',
    (name) => {
      const { html } = sampleMail(name);
      expect(html.match(/<td class="mark[^>]*aria-hidden="true"[^>]*>&#10022;<\/td>/g)).toHaveLength(1);
      const buttons = [...html.matchAll(/<a class="c-on-action" href="([^"]*)"/g)].map(
        ([, href = '']) => href,
      );
      const [card = '', foot = ''] = html.split('You get this email because');
      for (const href of buttons) {
        expect(card).not.toContain(`>${href}<`);
        expect(foot).toContain(`>${href}</a>`);
      }
      expect(foot.includes('Button does not work?')).toBe(buttons.length > 0);
    },
  );

  it.each(mailTemplateNames)('%s begins its subject with what it is about, without a number', (name) => {
    expect(sampleMail(name).subject).not.toContain('NS-10428');
  });

  it.each(mailTemplateNames)('%s has each link of the HTML in the text, too', (name) => {
    const { html, text } = sampleMail(name);
    for (const href of hrefs(html)) {
      expect(text).toContain(href.replace(/^mailto:/, '').replaceAll('&amp;', '&'));
    }
  });

  it.each(mailTemplateNames)('%s has balanced tags and one main heading', (name) => {
    const { html } = sampleMail(name);
    for (const tag of ['table', 'tr', 'td', 'th', 'p', 'a', 'h1', 'h2', 'div', 'strong', 'span']) {
      const opened = html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0;
      const closed = html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0;
      expect([tag, opened]).toEqual([tag, closed]);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it.each(mailTemplateNames)('%s is the same each time', (name) => {
    expect(sampleMail(name)).toEqual(sampleMail(name));
  });
});

describe('marketing mail', () => {
  it('is the starter pack sequence and the newsletter', () => {
    expect(marketing).toEqual(['starter-pack-1', 'starter-pack-2', 'newsletter']);
  });

  it.each([...marketing, ...stoppable])('%s has the headers of RFC 8058 and a visible link', (name) => {
    const { headers, html, text } = sampleMail(name);
    expect(headers['List-Unsubscribe']).toMatch(/^<https:\/\/[^<>\s]+>$/);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(html).toMatch(/href="[^"]*\/unsubscribe#token=[^"]*"[^>]*>Unsubscribe</);
    expect(text).toMatch(/^Unsubscribe: https:/m);
  });

  it.each(transactional.filter((name) => !stoppable.includes(name)))(
    '%s is none: no unsubscribe header, no unsubscribe link',
    (name) => {
      const { headers, html } = sampleMail(name);
      expect(Object.keys(headers).filter((header) => header.startsWith('List-'))).toEqual([]);
      expect(html).not.toContain('>Unsubscribe<');
    },
  );
});

describe('law-update', () => {
  it('says what changed, where it is from, and which version is ready', () => {
    const { subject, text: lines } = sampleMail('law-update');
    const text = lines.replace(/\s+/g, ' ');
    expect(subject).toBe('A change in your Pay Notice');
    expect(text).toContain('The sample rate is 11 percent. Before: The sample rate is 10 percent.');
    expect(text).toContain('https://law.example/rate');
    expect(text).toContain('Version 2.1 is ready. It replaces version 2.0.');
  });

  it('tells of several documents in one email, and of one whose text is still the same', () => {
    const [document] = sampleData['law-update'].documents;
    const documents = [document, { ...document, title: 'Handbook', hasNewText: false }];
    const { subject, text } = render('law-update', { documents });
    expect(subject).toBe('Changes in 2 of your documents');
    expect(text).toContain('The text of the document is still the same. Check this point');
  });
});

describe('confirm-subscription', () => {
  it('says what happens, what to do otherwise, and promotes nothing', () => {
    const { html, text } = sampleMail('confirm-subscription');
    expect(text).toContain('download');
    expect(text).toContain('The page asks for nothing else');
    expect(text).toContain('If you did not ask for it, do nothing');
    expect(hrefs(html).filter((href) => href.includes('/templates'))).toEqual([]);
    expect(html).not.toMatch(/\$\d|discount|coupon/i);
  });

  it('names the state, in the subject too', () => {
    const { subject, text } = render('confirm-subscription', { wantedState: 'CA' });
    expect(subject).toBe('Confirm your address to hear when we write for California');
    expect(text.replaceAll('\n', ' ')).toContain('to hear when we have templates for California');
    expect(text).not.toContain('no further mail');
  });
});

describe('starter-pack-2', () => {
  it('has seven steps and one link to the catalog', () => {
    const { html, text } = sampleMail('starter-pack-2');
    expect(text.match(/^\d\. /gm)).toHaveLength(7);
    expect(hrefs(html).filter((href) => href.endsWith('/templates'))).toHaveLength(1);
  });
});

describe('contact-message', () => {
  it('answers to the sender, on one line whatever the name holds', () => {
    const { replyTo } = render('contact-message', {
      name: 'Ada" <evil@example.com>\r\nBcc: all@example.com',
    });
    expect(replyTo).toBe(String.raw`"Ada\" <evil@example.com> Bcc: all@example.com" <ada@example.com>`);
  });

  it('keeps the message as typed, as text', () => {
    const { html, text } = render('contact-message', { message: `One\n${attack}\nhttps://evil.example` });
    expect(html).toContain('One<br>&quot;&gt;&lt;a href=');
    expect(text).toContain('> https://evil.example');
    expect(hrefs(html)).toEqual([]);
  });

  it('keeps the subject on one line and short', () => {
    const { subject } = render('contact-message', { subject: `A\r\nBcc: x@example.com${'y'.repeat(400)}` });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThanOrEqual(180);
  });
});

describe('company-invitation', () => {
  it('names the company, the role and who invites', () => {
    const { text } = sampleMail('company-invitation');
    expect(text).toContain('ada@example.com invites you to Lakeside Dental, LLC as adviser');
  });

  it.each(['Win at evil.example', 'evil.example/win', 'Call https://evil', 'x'.repeat(90), 'a\nb'])(
    'leaves out a name that is more than a name: %j',
    (company) => {
      expect(render('company-invitation', { company }).text).toContain('invites you to a company as');
    },
  );
});

describe('text from people', () => {
  it.each([
    ['confirm-subscription', { name: attack }],
    ['contact-message', { name: attack, subject: attack, message: attack }],
    ['owner-alert', { subject: attack, message: attack }],
    ['receipt', { orderId: attack, coupon: attack }],
    ['refund', { orderId: attack, coupon: attack }],
    ['company-invitation', { company: attack }],
  ] as const)('stays text in %s', (name, data) => {
    const { html } = render(name, data);
    expect(html).not.toContain('<script');
    expect(hrefs(html).filter((href) => href.includes('evil'))).toEqual([]);
  });
});

describe('what cannot be made', () => {
  const failure = (make: () => unknown): MailTemplateError => {
    try {
      make();
    } catch (error) {
      if (error instanceof MailTemplateError) return error;
    }
    throw new Error('It did not fail as it should.');
  };

  it('is not tried again: unknown template', () => {
    const error = failure(() => renderMail('no-such-mail', {}, {}));
    expect(error).toMatchObject({
      retryable: false,
      message: 'There is no mail template called no-such-mail.',
    });
    expect(failure(() => renderMail('toString', {}, {})).retryable).toBe(false);
  });

  it('names the missing fields and no values', () => {
    const error = failure(() =>
      renderMail('owner-alert', { subject: 'secret-value' }, sampleLinks['owner-alert']),
    );
    expect(error.message).toBe('The data of the mail owner-alert is not complete: message.');
    expect(failure(() => renderMail('receipt', null, {})).message).toContain('data');
    expect(failure(() => renderMail('order-link', {}, { siteUrl: 'https://a.example' })).message).toContain(
      'order',
    );
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.co',
    '/relative',
    'https://user:pass@a.example/',
  ])('refuses %s as a link', (confirm) => {
    expect(failure(() => render('confirm-subscription', {}, { confirm })).retryable).toBe(false);
  });
});
