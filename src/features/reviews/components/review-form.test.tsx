import { fireEvent, render, screen } from '@testing-library/react';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setSiteConfig } from '@/lib/site-config';
import { ReviewForm } from './review-form';

interface Received {
  readonly url: string | undefined;
  readonly body: unknown;
}

let server: Server;
let received: Received[];
let answer: { readonly status: number; readonly body: object };

beforeEach(async () => {
  received = [];
  answer = { status: 201, body: {} };
  server = createServer((request, response) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    };
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, headers).end();
        return;
      }
      received.push({ url: request.url, body: JSON.parse(text) });
      response.writeHead(answer.status, headers).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setSiteConfig({
    supabaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: 'key',
    siteUrl: 'http://127.0.0.1',
    environment: 'preview',
    scriptHosts: [],
  });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

function fillIn(): void {
  fireEvent.click(screen.getByRole('radio', { name: '4 stars, Very good' }));
  type(/^First name/, '  Ann ');
  type(/^Email/, 'ann@example.com');
}

// The code of the toasts comes with the first one.
const patience = { timeout: 10_000 };
const shows = (text: string) => screen.findByText(text, {}, patience);

describe('the review form', () => {
  it('says what is missing, beside each field, and asks nobody', async () => {
    render(<ReviewForm sku="core-hr" />);
    send();
    expect(await shows('Please fill in your rating, name, and email.')).toBeDefined();
    expect(screen.getByText('Please choose one to five stars.')).toBeDefined();
    expect(field(/^First name/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star, Poor' }));
    expect(received).toEqual([]);
  });

  it('sends it trimmed and waiting, an empty text as none, and thanks', async () => {
    render(<ReviewForm sku="core-hr" />);
    fillIn();
    type(/^Review/, '   ');
    send();
    expect(await shows('Thank you for your review')).toBeDefined();
    expect(received).toEqual([
      {
        url: '/rest/v1/reviews',
        body: {
          product_sku: 'core-hr',
          rating: 4,
          review_text: null,
          first_name: 'Ann',
          email: 'ann@example.com',
          status: 'pending',
        },
      },
    ]);
  });

  it('shows the words of the server where it refuses, and keeps what was typed', async () => {
    answer = { status: 400, body: { message: 'Please enter a valid email address.' } };
    render(<ReviewForm sku="core-hr" />);
    fillIn();
    type(/^Review/, 'Long and careful words');
    send();
    expect(await shows('Please enter a valid email address.')).toBeDefined();
    expect(field(/^Review/).value).toBe('Long and careful words');
    expect(field(/^First name/).value).toBe('  Ann ');
  });

  it('has words of its own where the server has none, and can be sent again', async () => {
    answer = { status: 503, body: {} };
    render(<ReviewForm sku="core-hr" />);
    fillIn();
    send();
    expect(await shows('Failed to submit review. Please try again.')).toBeDefined();
    answer = { status: 201, body: {} };
    send();
    expect(await shows('Thank you for your review')).toBeDefined();
    expect(received).toHaveLength(2);
  });
});
