interface SignalingNavigator {
  readonly doNotTrack?: string | null;
  readonly msDoNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser asks not to be tracked, by Do Not Track or by Global Privacy Control. */
export function hasPrivacySignal(
  navigator: SignalingNavigator = globalThis.navigator,
  windowSetting: unknown = (globalThis as { doNotTrack?: unknown }).doNotTrack,
): boolean {
  const settings: unknown[] = [navigator.doNotTrack, navigator.msDoNotTrack, windowSetting];
  return (
    navigator.globalPrivacyControl === true || settings.some((value) => value === '1' || value === 'yes')
  );
}
