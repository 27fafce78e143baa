/** The HTML page of a sample with the visitor's company name, as text, in its fields and its watermark. */
export function sampleWithName(html: string, name: string): string {
  if (name === '') return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const field of page.querySelectorAll(
    '[data-field="company_name"], [data-field="company_short_name"]',
  )) {
    field.textContent = name;
  }
  const mark = page.querySelector('.doc-watermark');
  if (mark) mark.textContent = `Sample for ${name}`;
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
