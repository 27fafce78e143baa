import type { SubmitEvent } from 'react';
import { useParams } from 'react-router-dom';
import { useGo } from '@/lib/url/go';
import { VerifiedLicense } from '@/features/all/library/components/verified-license';
import { draftStore } from '@/lib/forms/draft-store';
import { Seo } from '@/rendering/seo';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { TextField } from '@/ui/text-field';

const licenseKey = draftStore('verify');

/** Opened by the URL on a license certificate, or with a typed key. */
export default function VerifyPage() {
  const { key = '' } = useParams();
  const go = useGo();
  const lookUp = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('key');
    if (typeof typed === 'string' && typed.trim() !== '') {
      licenseKey.forget();
      void go(`/verify/${encodeURIComponent(typed.trim())}`);
    }
  };
  return (
    <Container width="narrow" className="pb-20">
      <Seo
        path="/verify"
        title="Verify a license"
        description="Check whether a license for our HR and payroll templates is valid."
        noIndex
      />
      <PageHeader
        title="Verify a license"
        lead="Every license certificate carries a key. It shows who may use which templates, and nothing else."
      />
      {key !== '' && <VerifiedLicense key={key} licenseKey={key} />}
      <form key={`form ${key}`} onSubmit={lookUp} className="mt-10 grid max-w-md gap-4">
        <TextField
          name="key"
          label="License key"
          help="As on the certificate: NSHR and four groups of five characters."
          defaultValue={key || licenseKey.read()}
          onInput={licenseKey.keep}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <div>
          <Button type="submit" variant={key === '' ? 'primary' : 'secondary'}>
            Check license
          </Button>
        </div>
      </form>
    </Container>
  );
}
