import { dark, light, mono, sans, serif } from '../../functions/_shared/mail/theme.ts';

function variables(theme: Readonly<Record<keyof typeof light, string>>): string {
  return Object.entries(theme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** The inbox's own look: the colors of the mails it shows. */
export const pageStyle = `:root{color-scheme:light dark;${variables(light)}}
@media (prefers-color-scheme:dark){:root{${variables(dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 ${sans}}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;padding:10px 14px;background:var(--card);z-index:1}
.wrap{max-width:920px;margin:0 auto;padding:20px 16px 48px}
header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;margin-bottom:16px}
h1{margin:0;font:bold 24px/32px ${serif};color:var(--heading);overflow-wrap:anywhere}
.quiet{color:var(--quiet);font-size:14px;margin:0}
[role=status]{margin-bottom:8px}
::placeholder{color:var(--quiet);opacity:1}
.tools{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin-bottom:16px}
.tools label{display:block;font-size:14px;color:var(--quiet);margin-bottom:2px}
.field{flex:1 1 220px;min-width:0}
input{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--quiet);border-radius:8px;background:var(--card);color:inherit;font:inherit}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 18px;border:1px solid var(--action);border-radius:8px;background:var(--action);color:var(--onAction);font:600 15px/20px ${sans};text-decoration:none;cursor:pointer}
.button.second{background:transparent;color:var(--link)}
ol.list{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:12px;background:var(--card);overflow:hidden}
ol.list li{position:relative;padding:14px 18px;border-top:1px solid var(--line)}
ol.list li:first-child{border-top:0}
ol.list li:hover{background:var(--inset)}
ol.list a{color:var(--heading);text-decoration:none;overflow-wrap:anywhere}
ol.list a::after{content:"";position:absolute;inset:0}
ol.list a:focus-visible{outline:none}
ol.list li:focus-within{outline:3px solid var(--accent);outline-offset:-3px}
.row{display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between}
.unread a{font-weight:700}
.badge{padding:1px 8px;border-radius:999px;background:var(--accent);color:#1d1405;font-size:12px;font-weight:600;margin-left:8px}
.snippet{display:block;color:var(--quiet);font-size:14px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.empty{padding:40px 20px;text-align:center;border:1px dashed var(--line);border-radius:12px;color:var(--quiet)}
nav.pages,nav.tabs{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0}
nav.back{margin:0 0 4px}
nav.back a{display:inline-flex;align-items:center;min-height:44px}
nav.tabs a{display:inline-flex;align-items:center;min-height:44px;padding:6px 14px;border-bottom:3px solid transparent;text-decoration:none}
nav.tabs a[aria-current]{border-color:var(--accent);color:var(--heading);font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0;font-size:15px}
dt{color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:78vh;min-height:480px;border:1px solid var(--line);border-radius:12px;background:var(--page)}
pre{margin:0;padding:18px;border:1px solid var(--line);border-radius:12px;background:var(--card);font:14px/1.6 ${mono};white-space:pre-wrap;overflow-wrap:anywhere}
.headers{padding:18px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
@media (max-width:480px){dl{grid-template-columns:1fr}dd{margin-bottom:6px}}
`;
