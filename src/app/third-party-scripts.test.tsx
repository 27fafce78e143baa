import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '@/features/all/settings/model/settings';
import { testSite } from '../../tests/support/test-site';

const chatbot = 'https://widget.example/chat.js';
const consentTool = 'https://eu.tools.example/consent.js';
const reload = vi.fn();
const onChatbot = vi.fn();

/** The modules remember what they have loaded, so each test imports them again. */
beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  reload.mockReset();
  onChatbot.mockReset();
  const { pathname, search, origin, href } = window.location;
  vi.stubGlobal('location', { pathname, search, origin, href, reload });
  return () => vi.unstubAllGlobals();
});

async function visit(settings: Partial<Settings>, path = '/') {
  const { setSiteConfig } = await import('@/lib/site-config');
  setSiteConfig({ ...testSite, scriptHosts: ['https://widget.example', 'https://*.tools.example'] });
  const { settingDefaults } = await import('@/features/all/settings/model/settings');
  const { SettingsProvider } = await import('@/features/all/settings/settings-context');
  const { ConsentProvider, useConsent } = await import('@/features/shop/consent/consent-context');
  const { ThirdPartyScripts } = await import('./third-party-scripts');
  const Controls = () => {
    const { choose } = useConsent();
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => choose('all')}>Accept All Cookies</button>
        <button onClick={() => choose('essential')}>Essential Only</button>
        <button onClick={() => void navigate('/templates')}>Templates</button>
        <button onClick={() => void navigate('/orders')}>Orders</button>
      </>
    );
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <SettingsProvider rendered={{ ...settingDefaults, ...settings }}>
        <ConsentProvider>
          <Controls />
          <ThirdPartyScripts onChatbot={onChatbot} />
        </ConsentProvider>
      </SettingsProvider>
    </MemoryRouter>,
  );
  await settle();
}

/** The analytics code is loaded with the first consent. */
const settle = () => act(() => vi.dynamicImportSettled());
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const scripts = () => Array.from(document.querySelectorAll('script'), ({ src }) => src);
const arrive = (address: string) =>
  act(async () => {
    document.querySelector(`script[src="${address}"]`)?.dispatchEvent(new Event('load'));
    await Promise.resolve();
  });

describe('the scripts of the owner', () => {
  it('load with consent to all, once, and not before', async () => {
    await visit({ CHATBOT_SCRIPT: ` ${chatbot} `, CONSENT_SCRIPT: consentTool });
    expect(scripts()).toEqual([]);
    await press('Essential Only');
    expect(scripts()).toEqual([]);
    await press('Accept All Cookies');
    expect(scripts()).toEqual([consentTool, chatbot]);
    await press('Templates');
    expect(scripts()).toEqual([consentTool, chatbot]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('take the place of the chat only once theirs is there', async () => {
    await visit({ CHATBOT_SCRIPT: chatbot, CONSENT_SCRIPT: consentTool });
    await press('Accept All Cookies');
    await arrive(consentTool);
    expect(onChatbot).not.toHaveBeenCalled();
    await arrive(chatbot);
    expect(onChatbot).toHaveBeenCalledOnce();
  });

  it('are left behind with the page on which consent was withdrawn', async () => {
    await visit({ CHATBOT_SCRIPT: chatbot });
    await press('Accept All Cookies');
    await press('Essential Only');
    // A reload would lose typed text; running code cannot be removed from a document.
    expect(reload).not.toHaveBeenCalled();
    await press('Templates');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('do not load on the pages after a withdrawal', async () => {
    localStorage.setItem(
      'cookie_consent',
      JSON.stringify({ type: 'essential', timestamp: Date.now(), version: '1.0' }),
    );
    await visit({ CHATBOT_SCRIPT: chatbot, CONSENT_SCRIPT: consentTool });
    await press('Templates');
    expect(scripts()).toEqual([]);
  });

  it('load at once where the consent of an earlier visit still holds', async () => {
    localStorage.setItem(
      'cookie_consent',
      JSON.stringify({ type: 'all', timestamp: Date.now(), version: '1.0' }),
    );
    await visit({ CHATBOT_SCRIPT: chatbot });
    expect(scripts()).toEqual([chatbot]);
  });

  it('stay out of pages that name a person, and are left behind before one', async () => {
    await visit({ CHATBOT_SCRIPT: chatbot }, '/orders');
    await press('Accept All Cookies');
    expect(scripts()).toEqual([]);
    await press('Templates');
    expect(scripts()).toEqual([chatbot]);
    await press('Orders');
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    '',
    '   ',
    'http://widget.example/chat.js',
    'https://elsewhere.example/chat.js',
    'javascript:alert(1)',
  ])('do not load from “%s”', async (address) => {
    await visit({ CHATBOT_SCRIPT: address, CONSENT_SCRIPT: address });
    await press('Accept All Cookies');
    expect(scripts()).toEqual([]);
    expect(onChatbot).not.toHaveBeenCalled();
  });
});
