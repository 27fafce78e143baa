import { chooseStars } from './choose-stars';
import { openReviewForm } from './review-form';
import { expect } from '@playwright/test';
import { buyer, count, leadsAndMails, offline, oops, type ShopForm } from './form-table';

export const publicForms: readonly ShopForm[] = [
  {
    source: 'src/features/shop/leads/components/starter-pack-form.tsx',
    name: 'the starter pack',
    path: '/free-resources',
    fill: async (place, { email }) => {
      await place.getByLabel('Name').fill('Ann');
      await place.getByLabel('Email').fill(email);
    },
    button: 'Send me the free pack',
    sends: '/functions/v1/send-starter-pack',
    words: oops,
    done: 'Check your inbox',
    held: leadsAndMails,
    expected: [1, 1],
    inTwoTabs: 'one',
  },
  {
    source: 'src/features/shop/leads/components/starter-pack-form.tsx',
    name: 'the newsletter beside the blog',
    path: '/blog',
    fill: (place, { email }) => place.getByLabel('Email').fill(email),
    button: 'Send me the free pack',
    sends: '/functions/v1/send-starter-pack',
    words: oops,
    done: 'Check your inbox',
    held: leadsAndMails,
    expected: [1, 1],
    inTwoTabs: 'one',
  },
  {
    source: 'src/features/shop/offers/components/exit-dialog.tsx',
    name: 'the offer to somebody who leaves',
    path: '/templates/core-hr-pack',
    open: async (page) => {
      let x = 400;
      // The offer is made to nobody in their first three seconds. A move that came before the page listened is made again.
      await expect(async () => {
        await page.mouse.move((x += 1), 300);
        await page.evaluate(() =>
          document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
        );
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
      }).toPass();
    },
    inDialog: true,
    fill: (place, { email }) => place.getByLabel('Email').fill(email),
    button: 'Download the free pack',
    sends: '/functions/v1/send-starter-pack',
    words: oops,
    done: 'We sent you a link.',
    held: leadsAndMails,
    expected: [1, 1],
    inTwoTabs: 'one',
  },
  {
    source: 'src/features/shop/contact/components/contact-form.tsx',
    name: 'a message',
    path: '/contact',
    fill: async (place, { email }) => {
      await place.getByLabel('Name').fill('Ann');
      await place.getByLabel('Email').fill(email);
      await place.getByLabel('Subject').fill('A question');
      await place.getByLabel('Message').fill('Three long\nlines of\ntext');
    },
    button: 'Send message',
    sends: '/functions/v1/submit-contact',
    words: 'The message was not sent',
    done: 'Message sent',
    held: ({ email }) => count(`contact_messages?email=eq.${email}&select=id`),
    expected: 1,
    inTwoTabs: {
      notTriedAs: 'two tabs send two messages, each with a number of its own',
    },
  },
  {
    source: 'src/features/shop/reviews/components/review-form.tsx',
    name: 'a review',
    path: '/templates/core-hr-pack',
    isFolded: true,
    open: async (page) => {
      await openReviewForm(page.getByRole('main'));
    },
    fill: async (place, { email }) => {
      const form = await openReviewForm(place);
      await form.getByLabel('First name').fill('Ann');
      await form.getByLabel('Email').fill(email);
      await chooseStars(form, 4);
      await form.getByLabel('Review').fill('Clear words.');
    },
    button: 'Submit review',
    sends: '/rest/v1/reviews',
    words: 'Failed to submit review. Please try again.',
    done: 'Thank you for your review',
    held: ({ email }) => count(`review_contacts?email=eq.${email}&select=review_id`),
    expected: 1,
    inTwoTabs: 'one',
  },
  {
    source: 'src/features/shop/checkout/components/find-order-form.tsx',
    name: 'a lost order',
    writer: buyer,
    path: '/find-order',
    fill: (place, { email }) => place.getByLabel('Email address of the purchase').fill(email),
    button: 'Send me the link',
    sends: '/functions/v1/find-order',
    words: offline,
    done: 'Check your inbox',
    held: ({ email }) => count(`email_messages?to=eq.${email}&template=eq.order-link&select=id`),
    expected: 1,
    inTwoTabs: 'one',
  },
];
