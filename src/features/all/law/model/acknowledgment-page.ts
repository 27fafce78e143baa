import { saveFile } from '@/lib/browser/save-file';
import { effectiveDay, orOpen, type RolloutDetails } from './announcement';

const signatureLines = 20;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

/** A page to print or open in Word: the statement, then a line for each signature. */
export function acknowledgmentPage(details: RolloutDetails): string {
  const company = escape(orOpen(details.company, 'company'));
  const policy = escape(orOpen(details.policy, 'policy'));
  const contact = escape(orOpen(details.contact, 'name and phone'));
  const row = '<tr><td></td><td></td><td></td></tr>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Acknowledgment: ${policy}</title>
<style>
body { font: 11pt/1.4 sans-serif; margin: 2cm; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #555; height: 0.9cm; padding: 0 0.2cm; text-align: left; }
thead { display: table-header-group; }
</style>
</head>
<body>
<h1>Acknowledgment of receipt</h1>
<p>${company}: ${policy}, in effect on ${escape(effectiveDay(details))}.</p>
<p>I have received this policy and know that I can ask ${contact} about it.</p>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Signature</th><th scope="col">Date</th></tr></thead>
<tbody>${row.repeat(signatureLines)}</tbody>
</table>
</body>
</html>
`;
}

export function downloadAcknowledgmentPage(details: RolloutDetails): void {
  saveFile(new File([acknowledgmentPage(details)], 'acknowledgment-sheet.html', { type: 'text/html' }));
}
