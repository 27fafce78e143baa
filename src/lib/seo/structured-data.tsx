import type { Thing } from 'schema-dts';

interface StructuredDataProps {
  /** Objects of schema.org. They must match what the page shows. */
  readonly data: readonly Exclude<Thing, string>[];
}

/** For search engines. It is prerendered with a static island, so the visitor loads no code for it. */
export function StructuredData({ data }: StructuredDataProps) {
  return data.map((entry) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...entry }).replaceAll('<', '\\u003c');
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}
