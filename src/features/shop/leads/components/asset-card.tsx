import type { ReactNode } from 'react';
import { ButtonAnchor } from '@/ui/button-link';
import { Card } from '@/ui/card';
import { CheckList } from '@/ui/check-list';
import { unbroken } from '@/ui/unbroken';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { assetUrl, type StarterPackAsset } from '../api/leads-api';

const formatLabels: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'DOCX',
  xlsx: 'Excel',
  csv: 'CSV',
  md: 'View',
};
const order = Object.keys(formatLabels);

interface AssetCardProps {
  readonly asset: StarterPackAsset;
  /** Its first page. */
  readonly picture: ReactNode;
}

export function AssetCard({ asset, picture }: AssetCardProps) {
  const formats = [...asset.formats].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="grid grid-cols-[6rem_1fr] gap-5">
        {picture}
        <div className="min-w-0 wrap-anywhere">
          <h3 className="text-xl">{asset.title}</h3>
          <p className="mt-1.5 text-muted">{unbroken(asset.summary)}</p>
        </div>
      </div>
      <CheckList items={[...asset.bullets]} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {formats.map((format) => (
          <ButtonAnchor
            key={format}
            href={assetUrl(asset.slug, format)}
            target="_blank"
            rel="noopener"
            variant="secondary"
            size="small"
            data-analytics="download_click"
            data-lead="asset"
            data-file-name={`${asset.slug}.${format}`}
          >
            <span>{formatLabels[format] ?? format.toUpperCase()}</span>
            <VisuallyHidden> of {asset.title}</VisuallyHidden>
          </ButtonAnchor>
        ))}
      </div>
    </Card>
  );
}
