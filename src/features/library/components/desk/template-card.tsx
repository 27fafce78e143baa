import { useState } from 'react';
import type { FileMode } from '@contracts/file-formats';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { SelectField } from '@/ui/select-field';
import { Cluster } from '@/ui/stack';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { LibraryTemplate } from '../../api/library-api';
import { deskModes, isDeskMode } from '../../model/desk-modes';
import { DownloadButton } from './download-button';
import { ExportButton } from './export-button';
import { GoogleDocsLink } from './google-docs-link';
import { TemplatePreview } from './template-preview';

interface TemplateCardProps {
  readonly template: LibraryTemplate;
  readonly googleDocsUrl: string;
  /** What the package is set to; the card may choose otherwise for itself. */
  readonly packageMode: FileMode;
}

export function TemplateCard({ template, googleDocsUrl, packageMode }: TemplateCardProps) {
  const [mode, setMode] = useState(packageMode);
  const [knownPackageMode, setKnownPackageMode] = useState(packageMode);
  if (knownPackageMode !== packageMode) {
    // The package's choice goes before what the card had chosen for itself.
    setKnownPackageMode(packageMode);
    setMode(packageMode);
  }
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { title, path, type, wordCount, version, formats } = template;
  const subject = <VisuallyHidden> of {title}</VisuallyHidden>;
  const info = JSON.stringify({ title, path, wordCount, type, version, formats }, null, 2);
  return (
    <Card as="article" className="grid content-start gap-5">
      <header>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 text-sm wrap-anywhere text-muted">{path}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge>{type}</Badge>
          <Badge tone="outline">{wordCount.toLocaleString('en-US')} words</Badge>
          <Badge tone="outline">v{version}</Badge>
        </p>
      </header>
      <section>
        <h4 className="mb-2 text-sm font-semibold">Download formats</h4>
        <Cluster gap="small">
          <DownloadButton template={template} format="md" mode={mode} label="Markdown" />
          <DownloadButton template={template} format="docx" mode={mode} label="DOCX" />
          <DownloadButton template={template} format="pdf" mode={mode} label="PDF" />
          {formats.includes('xlsx') && (
            <DownloadButton template={template} format="xlsx" mode={mode} label="Excel" />
          )}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              void toast({ title: 'Generating Preview', tone: 'neutral' });
              setIsPreviewed(true);
            }}
          >
            Preview w/ Examples{subject}
          </Button>
        </Cluster>
      </section>
      <section className="grid gap-3">
        <SelectField
          label="Export options"
          value={mode}
          options={[...deskModes]}
          onChange={({ target }) => isDeskMode(target.value) && setMode(target.value)}
        />
        <Cluster gap="small">
          <ExportButton key={`docx ${mode}`} template={template} format="docx" mode={mode} />
          <ExportButton key={`pdf ${mode}`} template={template} format="pdf" mode={mode} />
        </Cluster>
      </section>
      <GoogleDocsLink template={template} savedUrl={googleDocsUrl} />
      <section>
        <h4 className="mb-2 text-sm font-semibold">Admin Actions</h4>
        <Cluster gap="small">
          <ButtonLink
            to={path.replace(/^templates/, '/admin/template-library').replace(/\.md$/, '')}
            variant="secondary"
            size="small"
            onClick={() => void toast({ title: 'Editor Opening', tone: 'neutral' })}
          >
            Edit Source{subject}
          </ButtonLink>
          <CopyButton
            text={info}
            label="Copy Info"
            subject={`of ${title}`}
            onCopied={() => void toast({ title: 'Copied to clipboard', tone: 'success' })}
          />
        </Cluster>
      </section>
      {isPreviewed && <TemplatePreview path={path} title={title} onClose={() => setIsPreviewed(false)} />}
    </Card>
  );
}
