import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { utmKey } from './model/utm-record';
import { UtmProvider, useUtm } from './utm-context';

const now = new Date('2026-11-21T12:00:00Z').getTime();
const dayMs = 24 * 60 * 60 * 1000;

function Page() {
  const { record, forget } = useUtm();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Record">{JSON.stringify(record?.params ?? null)}</output>
      <button type="button" onClick={() => void navigate('/free-resources?utm_source=state-page')}>
        Follow
      </button>
      <button type="button" onClick={forget}>
        Forget
      </button>
    </>
  );
}

const visit = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <UtmProvider>
        <Page />
      </UtmProvider>
    </MemoryRouter>,
  );
const record = (): unknown => JSON.parse(screen.getByLabelText('Record').textContent);

beforeEach(() => {
  vi.useFakeTimers({ now });
});

describe('the campaign record', () => {
  it('stores only the six parameters', () => {
    visit(
      '/?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&ref=f&gclid=g&utm_source_platform=h',
    );
    const params = {
      utm_source: 'a',
      utm_medium: 'b',
      utm_campaign: 'c',
      utm_term: 'd',
      utm_content: 'e',
      ref: 'f',
    };
    expect(record()).toEqual(params);
    expect(JSON.parse(localStorage.getItem(utmKey) ?? '')).toEqual({ params, timestamp: now });
  });

  // Attack catalog: 86
  it('stores a hostile value as short text without control characters, or not at all', () => {
    visit(
      `/?utm_source=${'x'.repeat(10_000)}&utm_medium=%3Cscript%3E%00%0d%0aalert(1)&utm_term=%00%0a&__proto__=a&constructor=b`,
    );
    expect(record()).toEqual({ utm_source: 'x'.repeat(200), utm_medium: '<script> alert(1)' });
    expect(localStorage.getItem(utmKey)).not.toMatch(/__proto__|constructor|x{201}/);
  });

  it('is removed after 90 days', () => {
    visit('/?ref=partner').unmount();
    vi.setSystemTime(now + 90 * dayMs);
    const second = visit('/');
    expect(record()).toEqual({ ref: 'partner' });
    second.unmount();
    vi.setSystemTime(now + 90 * dayMs + 1);
    visit('/');
    expect(record()).toBeNull();
    expect(localStorage.getItem(utmKey)).toBeNull();
  });

  it('is updated by a link within the site that names a campaign, and deleted on request', () => {
    visit('/?ref=partner');
    act(() => screen.getByRole('button', { name: 'Follow' }).click());
    expect(record()).toEqual({ utm_source: 'state-page' });
    act(() => screen.getByRole('button', { name: 'Forget' }).click());
    expect(record()).toBeNull();
    expect(localStorage.getItem(utmKey)).toBeNull();
  });

  it.each(['not json', '[]', '{"params":7,"timestamp":1}', '{"params":{},"timestamp":"x"}'])(
    'ignores an invalid stored value: %s',
    (text) => {
      localStorage.setItem(utmKey, text);
      visit('/');
      expect(record()).toBeNull();
    },
  );
});
