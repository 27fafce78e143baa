import { brand } from '../contracts/brand.ts';
import { button, code, paragraph, type Block } from './blocks.ts';
import { layoutHtml } from './layout.ts';
import { authTemplateLink } from './mail-links.ts';

/** Supabase Auth's own names of its mails. */
const authTemplateNames = [
  'confirmation',
  'magic_link',
  'recovery',
  'email_change',
  'invite',
  'reauthentication',
] as const;
type AuthTemplateName = (typeof authTemplateNames)[number];

interface AuthTemplate {
  readonly subject: string;
  readonly title: string;
  readonly preheader: string;
  readonly blocks: readonly Block[];
  readonly reason: string;
}

/**
 * The link leads to the site's own page, which verifies by a POST: mail scanners open links, and one that verifies on GET
 * would be used up before the reader comes (supabase.com/docs/guides/auth/auth-email-templates, "Email prefetching").
 * `next` is what the site passed as the redirect address; lite always fills in the site's own.
 */
function callbackLink(type: string, withNext: boolean) {
  const next = withNext ? '&next={{ .RedirectTo }}' : '';
  return authTemplateLink(`/auth/callback?token_hash={{ .TokenHash }}&type=${type}${next}`);
}

// As long as `otp_expiry` in config.toml.
const codeInstead: readonly Block[] = [
  paragraph('Or enter this code on the page where you started:'),
  code('{{ .Token }}'),
  paragraph('Link and code work once, within ten minutes.'),
];

export const authTemplates: Readonly<Record<AuthTemplateName, AuthTemplate>> = {
  confirmation: {
    subject: `Confirm your ${brand.name} account`,
    title: 'Confirm your account',
    preheader: 'One click, and your account is ready.',
    blocks: [
      paragraph('Please confirm that this email address is yours. After that you are signed in.'),
      button('Confirm my account', callbackLink('signup', true)),
      ...codeInstead,
      paragraph('If you did not create an account, do nothing. Without your confirmation it cannot be used.'),
    ],
    reason: `You get this email because an account at ${brand.name} was created with this address.`,
  },
  magic_link: {
    subject: `Your sign-in link for ${brand.name}`,
    title: 'Sign in to your account',
    preheader: 'A link and a code. Either one signs you in.',
    blocks: [
      paragraph('You asked for a link to sign in. It opens the shop, and no password is needed.'),
      button('Sign in', callbackLink('magiclink', true)),
      ...codeInstead,
      paragraph('If it was not you who asked, do nothing. Nobody else can see the link or the code.'),
    ],
    reason: `You get this email because somebody asked for a sign-in link at ${brand.name} with this address.`,
  },
  recovery: {
    subject: `Choose a new password for ${brand.name}`,
    title: 'Choose a new password',
    preheader: 'A link and a code to set a new password.',
    blocks: [
      paragraph('You asked for a new password. The link opens the page where you choose it.'),
      button('Choose a new password', callbackLink('recovery', false)),
      ...codeInstead,
      paragraph('If it was not you who asked, do nothing. Your old password stays as it is.'),
    ],
    reason: `You get this email because somebody asked for a new password at ${brand.name} for this address.`,
  },
  email_change: {
    subject: `Confirm the new email address of your ${brand.name} account`,
    title: 'Confirm the change of your email address',
    preheader: 'Your account’s email address is about to change.',
    blocks: [
      paragraph(
        'The email address of your account is to change to {{ .NewEmail }}. Please confirm that you want this. If this email comes to your old and your new address, confirm in both.',
      ),
      button('Confirm the change', callbackLink('email_change', false)),
      ...codeInstead,
      paragraph(
        'If it was not you who asked, do not confirm. Somebody may be signed in to your account: sign in, choose Security, and sign out all devices. Then write to ',
        brand.supportEmail,
        '.',
      ),
    ],
    reason: `You get this email because a change of address was asked for in an account at ${brand.name}.`,
  },
  invite: {
    subject: `You are invited to ${brand.name}`,
    title: 'You are invited',
    preheader: 'Accept the invitation to open your account.',
    blocks: [
      paragraph(
        `An administrator of ${brand.name} has opened an account for you. Accept the invitation to use it.`,
      ),
      button('Accept the invitation', callbackLink('invite', true)),
      ...codeInstead,
      paragraph('If you did not expect this, do nothing. Without your click the account cannot be used.'),
    ],
    reason: `You get this email because you were invited to ${brand.name} with this address.`,
  },
  reauthentication: {
    subject: `Your ${brand.name} confirmation code`,
    title: 'Confirm that it is you',
    preheader: 'The code to enter on the page you are on.',
    blocks: [
      paragraph('Enter this code on the page where you are making the change:'),
      code('{{ .Token }}'),
      paragraph(
        'It works once, within ten minutes. Never pass it on; we do not ask for it by email or phone.',
      ),
      paragraph('If you are not making a change, do nothing, and choose a new password soon.'),
    ],
    reason: `You get this email because a change was started in your account at ${brand.name}.`,
  },
};

/** The files of `supabase/templates`, by name. The variables in them are filled by Supabase Auth or lite. */
export function authTemplateFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    authTemplateNames.map((name) => [`${name}.html`, layoutHtml(authTemplates[name])]),
  );
}

/**
 * The value of `auth.email.template`, the same for lite and for config.toml. Both resolve the path from the folder that
 * holds `supabase/`; lite takes the process's working folder for that, so give it that folder if it may differ. lite 0.10
 * refuses `reauthentication`.
 */
export function authEmailTemplates(projectFolder = '.') {
  const entry = (name: AuthTemplateName) => ({
    subject: authTemplates[name].subject,
    content_path: `${projectFolder}/supabase/templates/${name}.html`,
  });
  return {
    confirmation: entry('confirmation'),
    magic_link: entry('magic_link'),
    recovery: entry('recovery'),
    email_change: entry('email_change'),
    invite: entry('invite'),
  };
}
