import { callerNetwork } from '../../functions/_shared/http/caller-network.ts';
import { isEmailAddress } from '../../functions/_shared/contracts/email.ts';
import { isPasswordTooLong } from '../../functions/_shared/contracts/password.ts';
import { CallerWindows } from '../common/caller-windows.ts';
import type { ApiFetch } from '../database/open-database.ts';
import { noteMethod, withAssurance } from './assurance.ts';
import { addressOf, authError, readCall, type AuthCall, type AuthDependencies } from './auth-call.ts';
import { findBodyFault } from './body-fault.ts';
import { changeAccount, verify } from './change-account.ts';
import { factorStep } from './factors.ts';
import { withMailCause } from './mail-cause.ts';
import { noteNetwork, signInWithPassword } from './password.ts';
import { noteDevice } from './session-device.ts';
import { resend, sendMagicLink, signUp } from './sign-up.ts';

type Step = (call: AuthCall, dependencies: AuthDependencies) => Promise<Response>;

const forward: Step = (call) => call.forward();

const steps: Readonly<Record<string, Step>> = {
  'POST /auth/v1/signup': signUp,
  'POST /auth/v1/otp': sendMagicLink,
  'POST /auth/v1/magiclink': sendMagicLink,
  'POST /auth/v1/recover': forward,
  'POST /auth/v1/resend': resend,
  'POST /auth/v1/token': (call, dependencies) =>
    call.url.searchParams.get('grant_type') === 'password'
      ? signInWithPassword(call, dependencies)
      : call.forward(),
  'POST /auth/v1/verify': verify,
  'GET /auth/v1/user': forward,
  'PUT /auth/v1/user': changeAccount,
};

const sendsMail = /^(?:POST \/auth\/v1\/(?:signup|otp|magiclink|recover|resend)|PUT \/auth\/v1\/user)$/;
const opensSession = /^POST \/auth\/v1\/(?:signup|token|verify)$/;
const returnsSession = /^POST \/auth\/v1\/(?:signup|token|verify)$|^(?:GET|PUT) \/auth\/v1\/user$/;
const setsPassword = /^(?:POST \/auth\/v1\/signup|PUT \/auth\/v1\/user)$/;
const signUpRoute = 'POST /auth/v1/signup';

/**
 * The auth service of the embedded Supabase as hosted Supabase's behaves, where lite 0.10 differs in what a caller can see or do:
 * known addresses, mails sent again, unproved addresses, changes of the account, mails per address, sign-ups per caller, devices
 * of sessions, second factors.
 */
export function withGotrueParity(dependencies: AuthDependencies): ApiFetch {
  const signUps = new CallerWindows(dependencies.signUpsPerHour, 3600);

  return async (request, peerAddress) => {
    const { pathname } = new URL(request.url);
    const route = `${request.method} ${pathname}`;
    const step = steps[route] ?? factorStep(request.method, pathname);
    if (!step) {
      return dependencies.lite(request, peerAddress);
    }
    const call = await readCall(request, peerAddress, dependencies.lite);
    const refusal =
      refuseBody(call) ??
      (setsPassword.test(route) ? refusePassword(call) : null) ??
      (sendsMail.test(route) ? await refuseAddress(addressOf(call), peerAddress, dependencies) : null) ??
      (route === signUpRoute ? refuseSignUp(peerAddress, signUps) : null);
    if (refusal) {
      return refusal;
    }
    const cause = {
      countedFor: sendsMail.test(route) ? addressOf(call) : '',
      network: callerNetwork(peerAddress),
    };
    const response = await withMailCause(cause, () => step(call, dependencies));
    if (opensSession.test(route)) {
      await noteDevice(response, call, dependencies);
      if (call.url.searchParams.get('grant_type') !== 'refresh_token') {
        await noteNetwork(response, call, dependencies);
        await noteMethod(response, route.endsWith('/token') ? 'password' : 'otp', dependencies);
      }
    }
    return returnsSession.test(route) ? withAssurance(response, dependencies) : response;
  };
}

function refuseBody({ text }: AuthCall): Response | null {
  const fault = findBodyFault(text);
  return fault === null ? null : authError(400, 'validation_failed', fault);
}

/** As hosted. lite would keep the first 72 bytes, and any other end would open the account. */
function refusePassword({ body }: AuthCall): Response | null {
  const password = body['password'];
  return typeof password === 'string' && isPasswordTooLong(password)
    ? authError(400, 'validation_failed', 'Password cannot be longer than 72 characters')
    : null;
}

/**
 * The same for known and unknown addresses, so it tells nothing; and before lite is asked, so that who asks too often makes no
 * earlier code invalid. lite puts addresses into its mails as they are.
 */
async function refuseAddress(
  address: string,
  peerAddress: string | null,
  { query }: AuthDependencies,
): Promise<Response | null> {
  if (address === '') {
    return null;
  }
  if (!isEmailAddress(address)) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  const [counted] = await query<{ refused_by: string | null }>(
    `select private.count_mail('sign-in', $1, null, $2) as refused_by`,
    [address, callerNetwork(peerAddress)],
  );
  return counted?.refused_by
    ? authError(
        429,
        'over_email_send_rate_limit',
        'For security purposes, you can only request this after 3600 seconds.',
      )
    : null;
}

/** The shop itself, which makes the owner's account at its first start, has no address. */
function refuseSignUp(peerAddress: string | null, signUps: CallerWindows): Response | null {
  const wait = peerAddress === null ? 0 : signUps.take(peerAddress);
  return wait > 0
    ? authError(429, 'over_request_rate_limit', `Too many sign-ups. Please wait ${wait} seconds.`)
    : null;
}
