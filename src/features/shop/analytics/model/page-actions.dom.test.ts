import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendEventsTo } from '@/lib/browser/analytics';
import { listenToPage } from './page-actions';

let events: [string, unknown][];
let stop: () => void;

beforeEach(() => {
  events = [];
  sendEventsTo((name, params) => events.push([name, params]));
  stop = listenToPage();
});
afterEach(() => {
  stop();
  sendEventsTo(null);
  document.body.replaceChildren();
});

function click(html: string): void {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-here]') ?? document.body.firstElementChild;
  target?.addEventListener('click', (event) => event.preventDefault());
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function send(html: string): void {
  document.body.innerHTML = html;
  document.body
    .querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

describe('events of clicks and forms', () => {
  it('reports a purchase click by the link’s data attributes, also on a child element', () => {
    click('<a data-analytics="buy_click" data-product="core-hr" data-price="99"><b data-here>Buy</b></a>');
    click('<button data-analytics="buy_click" data-product="core-hr" data-price="nothing">Buy</button>');
    expect(events).toEqual([
      ['buy_click', { product: 'core-hr', price: 99, page: '/' }],
      ['buy_click', { product: 'core-hr', price: 0, page: '/' }],
    ]);
  });

  it('reports a download by its data attribute, else by its extension, else as unknown', () => {
    click('<a data-analytics="download_click" data-file-name="pack.zip" href="/x/y.pdf">Get</a>');
    click('<a data-analytics="download_click" href="https://api.example/files/y.pdf?a=1">Get</a>');
    click('<button data-analytics="download_click">Get</button>');
    expect(events.map(([, params]) => params)).toEqual([
      { file_name: 'pack.zip' },
      { file_name: 'y.pdf' },
      { file_name: 'unknown' },
    ]);
  });

  it('reports a file of the free pack also as a lead’s download', () => {
    click('<a data-analytics="download_click" data-lead="asset" data-file-name="a.pdf">Get</a>');
    click('<a data-analytics="download_click" data-lead="zip" data-file-name="all.zip">Get</a>');
    expect(events.filter(([name]) => name !== 'file_download')).toEqual([
      ['lead_asset_download', { file_name: 'a.pdf' }],
      ['lead_zip_download', { file_name: 'all.zip' }],
    ]);
  });

  it('reports a lead with its campaign, and missing parts as unknown', () => {
    send(
      `<form data-analytics="lead_submit"><input name="utm_source" value="mail"><input name="utm_medium" value=""></form>`,
    );
    expect(events).toEqual([['lead_submit', { source: 'mail', medium: 'unknown', campaign: 'unknown' }]]);
  });

  it('reports nothing for an incomplete form, other forms and other clicks', () => {
    send('<form data-analytics="lead_submit"><input name="email" required></form>');
    send('<form><input name="utm_source" value="mail"></form>');
    click('<button>Other</button>');
    expect(events).toEqual([]);
  });

  it('reports nothing after it was stopped', () => {
    stop();
    click('<a data-analytics="buy_click" data-product="core-hr">Buy</a>');
    expect(events).toEqual([]);
  });
});
