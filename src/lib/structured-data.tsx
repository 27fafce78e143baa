import type { Thing } from 'schema-dts';

interface StructuredDataProps {
  /** Objects of schema.org; they must say what the page shows. */
  readonly data: readonly Exclude<Thing, string>[];
}

/** For search engines. Rendered at build time with the still part of a page, so it costs the visitor no code. */
export function StructuredData({ data }: StructuredDataProps) {
  return data.map((entry) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...entry }).replaceAll('<', '\\u003c');
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}
