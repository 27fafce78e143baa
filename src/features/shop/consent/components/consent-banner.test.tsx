import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentDays, consentKey } from '../model/consent-record';
import { ConsentProvider, useConsent } from '../consent-context';
import { ConsentBanner } from './consent-banner';
import { ConsentText } from './consent-text';

const now = new Date('2026-11-21T12:00:00Z').getTime();
const dayMs = 24 * 60 * 60 * 1000;

function Choice() {
  const { choice, forget } = useConsent();
  return (
    <>
      <output aria-label="Choice">{choice ?? 'undecided'}</output>
      <button type="button" onClick={forget}>
        Forget
      </button>
      <a href="/privacy" data-opens="privacy-choices">
        Privacy choices
      </a>
    </>
  );
}

function visit() {
  return render(
    <MemoryRouter>
      <ConsentProvider>
        <Choice />
        <ConsentBanner>
          <ConsentText />
        </ConsentBanner>
      </ConsentProvider>
    </MemoryRouter>,
  );
}

const banner = () => screen.queryByRole('region', { name: 'We value your privacy' });
const choice = () => screen.getByLabelText('Choice').textContent;
const stored = (): unknown => JSON.parse(localStorage.getItem(consentKey) ?? 'null');
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const keep = (record: object) => localStorage.setItem(consentKey, JSON.stringify(record));

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'doNotTrack');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('the consent banner', () => {
  it('asks visitors without a choice, and applies nothing until then', () => {
    visit();
    expect(banner()).not.toBeNull();
    expect(choice()).toBe('undecided');
    expect(stored()).toBeNull();
  });

  it.each([
    ['Accept All Cookies', 'all'],
    ['Essential Only', 'essential'],
    ['Close and use essential cookies only', 'essential'],
  ])('%s is stored as "%s" and hides the banner', (name, type) => {
    visit();
    press(name);
    expect(banner()).toBeNull();
    expect(choice()).toBe(type);
    expect(stored()).toEqual({ type, timestamp: now, version: '1.0' });
  });

  it('applies a choice for 365 days, then deletes it and asks again', () => {
    keep({ type: 'all', timestamp: now - consentDays * dayMs + 1, version: '1.0' });
    visit().unmount();
    expect(stored()).not.toBeNull();
    vi.setSystemTime(now + 1);
    visit();
    expect(banner()).not.toBeNull();
    expect(choice()).toBe('undecided');
    expect(stored()).toBeNull();
  });

  it.each([
    ['another version', { type: 'all', timestamp: now, version: '0.9' }],
    ['a time to come', { type: 'all', timestamp: now + dayMs, version: '1.0' }],
    ['a type that does not exist', { type: 'everything', timestamp: now, version: '1.0' }],
    ['a time that is none', { type: 'all', timestamp: null, version: '1.0' }],
  ])('treats a record with %s as no choice', (_, record) => {
    keep(record);
    visit();
    expect(banner()).not.toBeNull();
    expect(choice()).toBe('undecided');
  });

  it.each([
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ])('stores essential and stays hidden when the browser sends %s', (_, property, value) => {
    Object.defineProperty(navigator, property, { value, configurable: true });
    visit();
    expect(banner()).toBeNull();
    expect(stored()).toMatchObject({ type: 'essential' });
    act(() => screen.getByRole('link', { name: 'Privacy choices' }).click());
    expect(banner()).not.toBeNull();
    expect(screen.getByText(/^Do Not Track detected:/)).toBeDefined();
    press('Accept anyway');
    expect(choice()).toBe('all');
  });

  it('prefers an earlier choice to the browser’s signal', () => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
    keep({ type: 'all', timestamp: now, version: '1.0' });
    visit();
    expect(choice()).toBe('all');
  });

  it('reopens on "Privacy choices", keeps the choice until then, and returns the focus', () => {
    keep({ type: 'all', timestamp: now, version: '1.0' });
    visit();
    const link = screen.getByRole('link', { name: 'Privacy choices' });
    act(() => link.click());
    act(() => {
      vi.runOnlyPendingTimers();
    });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'We value your privacy' }));
    expect(choice()).toBe('all');
    press('Essential Only');
    expect(choice()).toBe('essential');
    expect(document.activeElement).toBe(link);
  });

  it('asks again when the stored choice is removed, here or in another tab', () => {
    keep({ type: 'all', timestamp: now, version: '1.0' });
    visit();
    press('Forget');
    expect(banner()).not.toBeNull();
    press('Essential Only');
    localStorage.removeItem(consentKey);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: consentKey }));
    });
    expect(banner()).not.toBeNull();
    expect(choice()).toBe('undecided');
  });

  it('keeps the choice for the visit when storage is blocked', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    visit();
    press('Accept All Cookies');
    expect(choice()).toBe('all');
    expect(banner()).toBeNull();
  });
});
