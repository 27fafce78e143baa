import { useState } from 'react';
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
import { chosenFor, type ChosenFiles } from '../../model/chosen-files';
import { exportModes, isExportMode } from '../../model/export-modes';
import { CopyField } from '../copy-field';
import { DownloadButton } from './download-button';
import { ExportButton } from './export-button';
import { GoogleDocsLink } from './google-docs-link';
import { TemplatePreview } from './template-preview';

interface TemplateCardProps {
  readonly template: LibraryTemplate;
  readonly googleDocsUrl: string;
  /** A newer text is saved but not published. */
  readonly hasDraft: boolean;
  /** The package's mode, which the card can override. */
  readonly packageChoice: ChosenFiles;
}

export function TemplateCard({ template, googleDocsUrl, hasDraft, packageChoice }: TemplateCardProps) {
  const [chosen, setChosen] = useState(packageChoice);
  const [knownPackageChoice, setKnownPackageChoice] = useState(packageChoice);
  if (knownPackageChoice !== packageChoice) {
    // A new choice for the package overrides the card's own.
    setKnownPackageChoice(packageChoice);
    setChosen(packageChoice);
  }
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { title, path, type, wordCount, version, formats } = template;
  const key = `${chosen.mode} ${chosen.copy}`;
  const subject = <VisuallyHidden> of {title}</VisuallyHidden>;
  const info = JSON.stringify({ title, path, wordCount, type, version, formats }, null, 2);
  return (
    <Card as="article" className="grid content-start gap-5">
      <header>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 text-sm wrap-anywhere text-muted">{path}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge>{type}</Badge>
          <Badge tone="outline">{`${wordCount.toLocaleString('en-US')} words`}</Badge>
          <Badge tone="outline">{`v${version}`}</Badge>
          {hasDraft && <Badge tone="accent">Draft waiting</Badge>}
        </p>
      </header>
      <section>
        <h4 className="mb-2 text-sm font-semibold">Download formats</h4>
        <Cluster gap="small">
          <DownloadButton template={template} format="md" chosen={chosen} label="Markdown" />
          <DownloadButton template={template} format="docx" chosen={chosen} label="DOCX" />
          <DownloadButton template={template} format="pdf" chosen={chosen} label="PDF" />
          {formats.includes('xlsx') && (
            <DownloadButton template={template} format="xlsx" chosen={chosen} label="Excel" />
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
          value={chosen.mode}
          options={[...exportModes]}
          onChange={({ target }) => isExportMode(target.value) && setChosen(chosenFor(target.value))}
        />
        <CopyField value={chosen.copy} onChange={(copy) => setChosen({ ...chosen, copy })} />
        <Cluster gap="small">
          <ExportButton key={`docx ${key}`} template={template} format="docx" chosen={chosen} />
          <ExportButton key={`pdf ${key}`} template={template} format="pdf" chosen={chosen} />
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
