import { readdirSync, readFileSync } from 'node:fs';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const articles = ['policy-rollout-7-steps', 'choose-an-effective-date', 'collect-acknowledgements'];

/** The files of the fonts that every page of the shop preloads. They are served below `/fonts`. */
export const limitFonts = readdirSync('public/fonts').filter((file) => /-basic-\w+\.woff2$/.test(file));
function fontOf(name: string): string {
  const file = limitFonts.find((candidate) => candidate.startsWith(name));
  if (file === undefined) throw new Error(`public/fonts has no basic file of ${name}`);
  return `/fonts/${file}`;
}
const fonts = { Serif: fontOf('newsreader'), Sans: fontOf('public-sans') };

/** About what a careful author writes for a shop page by hand. */
const style = `*,::after,::before{box-sizing:border-box}html{font:100%/1.55 Sans,system-ui,sans-serif;color:#1b2a26;background:#fbf8f2;-webkit-text-size-adjust:100%}body{margin:0}a{color:#0f5c4c}header,footer{display:flex;flex-wrap:wrap;gap:1rem;padding:1rem;border:0 solid #d9d4c7}header{border-bottom-width:1px}footer{border-top-width:1px;margin-top:3rem}nav{display:flex;gap:1rem;margin-left:auto}main{max-width:44rem;margin:auto;padding:1rem}h1,h2,h3{font-family:Serif,serif}h1{font-size:clamp(1.75rem,5vw,2.75rem);line-height:1.15}h2{font-size:1.4rem;margin:2rem 0 .5rem}h3{font-size:1.1rem;margin:1.5rem 0 .5rem}.lead{font-size:1.15rem;color:#4d5b56}.button{display:inline-block;padding:.8rem 1.4rem;border-radius:.5rem;background:#0f5c4c;color:#fff;font-weight:600;text-decoration:none}table{width:100%;border-collapse:collapse;font-size:.95rem}td,th{padding:.5rem;border-bottom:1px solid #d9d4c7;text-align:left;vertical-align:top}blockquote{margin:1rem 0;padding:.5rem 1rem;border-left:3px solid #0f5c4c;background:#f2eee4}code{font-size:.9em}li{margin:.25rem 0}a:focus-visible{outline:3px solid #c2571a;outline-offset:2px}@media(min-width:56rem){main{padding:3rem 1rem}}@media(prefers-color-scheme:dark){html{color:#e8e4da;background:#12201c}a{color:#7fd1bd}}`;

function textOf(slug: string): string {
  const source = readFileSync(`content/knowledge-base/${slug}.md`, 'utf8');
  return micromark(source.replace(/^---\n[\s\S]*?\n---\n/, ''), {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

/**
 * The physical limit of a page on the web: text of this shop in HTML as a person would write it by hand, its style inside,
 * the same two fonts, no script and no picture. Its question opens without code, so the time it takes is the browser's own.
 */
export function limitPage(): string {
  const preloads = Object.values(fonts)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
  const faces = Object.entries(fonts)
    .map(
      ([family, file]) =>
        `@font-face{font-family:${family};src:url(${file}) format('woff2');font-display:swap}`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Roll out a policy in seven steps</title><meta name="description" content="From the decision to the last signature."><link rel="icon" href="data:,">${preloads}<style>${faces}${style}</style></head><body><header><a href="#top">Northstar HR</a><nav aria-label="Main"><a href="#text">Templates</a><a href="#end">Contact</a></nav></header><main id="top"><h1>Roll out a policy in seven steps</h1><p class="lead">From the decision to the last signature, with a date for each step and a worked example that you can copy.</p><p><a class="button" href="#text">Read the plan</a></p><details><summary>Who is it for?</summary><p>For the person in charge of the policy.</p></details><div id="text">${articles.map(textOf).join('')}</div></main><footer id="end"><a href="#top">Back to the top</a></footer></body></html>`;
}
