import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

export interface NewTotp {
  readonly secret: string;
  readonly uri: string;
  /** A picture of the address, as SVG: authenticator apps read it with the camera. */
  readonly qrCode: string;
}

// What authenticator apps expect, and Supabase Auth as well: SHA-1, six digits, 30 seconds.
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

export function createTotp(issuer: string, label: string): NewTotp {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...form, issuer, label, secret }).toString();
  return { secret: secret.base32, uri, qrCode: renderSVG(uri) };
}

/** The step that a right code is of, else null. One before and after are good too: clocks differ, and people type slowly. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const delta = /^\d{6}$/.test(code)
    ? new TOTP({ ...form, secret: Secret.fromBase32(secret) }).validate({
        token: code,
        timestamp: now,
        window: 1,
      })
    : null;
  return delta === null ? null : Math.floor(now / (form.period * 1000)) + delta;
}
