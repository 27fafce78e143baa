import { authTemplates } from '../../supabase/functions/_shared/mail/auth-templates';
import { fillAuthTemplate } from '../../supabase/functions/_shared/mail/fill-auth-template';
import { layoutHtml } from '../../supabase/functions/_shared/mail/layout';
import { renderMail } from '../../supabase/functions/_shared/mail/render-mail';
import { mailTemplateNames } from '../../supabase/functions/_shared/mail/template-data';
import { sampleData, sampleLinks } from '../../supabase/functions/_shared/mail/template-samples';

const sampleSite = 'https://www.northstarhr.example';
/** As `signToken` makes them. */
const token = 'eyJwdXJwb3NlIjoidCJ9.aB3_-xYz09Qw';

const addressesIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

function shopMails(): string[] {
  return mailTemplateNames.map((name) => renderMail(name, sampleData[name], sampleLinks[name]).html);
}

function authMails(): string[] {
  return Object.values(authTemplates).map((template) =>
    fillAuthTemplate(layoutHtml(template), {
      siteUrl: sampleSite,
      redirectTo: `${sampleSite}/auth/callback`,
      tokenHash: 'pkce_0123456789abcdef',
      token: '12345678',
      email: 'ada@example.com',
      newEmail: 'new@example.com',
    }),
  );
}

/** Path, query and fragment of every link to a page of the site, from every mail that the shop and the auth service send. */
export const mailedPages: readonly string[] = [
  ...new Set(
    [...shopMails(), ...authMails()]
      .flatMap(addressesIn)
      .filter((address) => address.startsWith(`${sampleSite}/`) && !address.includes('/functions/v1/'))
      .map((address) => address.slice(sampleSite.length).replace('sample-token', token)),
  ),
];

const inEnd = (link: string, part: string) =>
  link.includes('#')
    ? `${link}${part}`
    : link.includes('?')
      ? `${link}&${part.slice(1)}`
      : `${link}?${part.slice(1)}`;
const encodeDelimiters = (link: string, hash: string, question: string) =>
  link.replace('#', hash).replace('?', question);
const mapPath = (link: string, change: (path: string) => string) =>
  link.replace(/^(https:\/\/[^/]+)([^?#]*)/, (_, origin: string, path: string) => origin + change(path));

/** What Safe Links, Proofpoint, Mimecast, mail programs and sentences make of a link, by name. */
export const manglings: Readonly<Record<string, (link: string) => string>> = {
  'nothing done to it': (link) => link,
  '%23 for #': (link) => link.replace('#', '%23'),
  '%2523 for #': (link) => link.replace('#', '%2523'),
  '%23 and all behind it encoded': (link) =>
    link.replace(/#(.*)$/, (_, rest: string) => `%23${encodeURIComponent(rest)}`),
  '%3F for ?': (link) => encodeDelimiters(link, '#', '%3F'),
  '%3F and all behind it encoded': (link) =>
    link.replace(/\?(.*)$/, (_, rest: string) => `%3F${encodeURIComponent(rest)}`),
  'double encoding': (link) =>
    link.replace(/[?#].*$/, (rest: string) => encodeURIComponent(encodeURIComponent(rest))),
  'campaign parameters behind it': (link) => inEnd(link, '&utm_source=mail&utm_medium=email&fbclid=IwAR0x'),
  'campaign parameters before the fragment': (link) =>
    link.includes('#')
      ? link.replace('#', '?utm_source=mail&fbclid=IwAR0x#')
      : inEnd(link, '&utm_source=mail'),
  'parameters of Safe Links': (link) =>
    inEnd(link, '&data=05%7C02%7Cada%40example.com%7C0&sdata=Ab%2FcD%3D&reserved=0'),
  '%23 and parameters': (link) =>
    `${link.replace('#', '%23')}${link.includes('?') ? '&' : '?'}utm_source=mail`,
  'doubled slashes': (link) => mapPath(link, (path) => path.replaceAll('/', '//')),
  'a path in capitals': (link) => mapPath(link, (path) => path.toUpperCase()),
  'a slash at the end of its path': (link) => mapPath(link, (path) => `${path}/`),
  'the ampersands of HTML': (link) => link.replaceAll('&', '&amp;'),
  ...Object.fromEntries(
    ['.', ')', '>', ',', '"', "'", ']', '%3E', '%22', '%29', '%20', '%5D', '.)', '&gt;', ');'].map(
      (character) => [`${character} behind it`, (link: string) => `${link}${character}`],
    ),
  ),
};
