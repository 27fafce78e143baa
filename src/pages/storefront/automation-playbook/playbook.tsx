import { notLegalAdvice } from '@contracts/brand';
import { automationTools, implementationNotes, workflows } from '@/catalog/workflows';
import { ButtonLink } from '@/ui/button-link';
import { CheckList } from '@/ui/check-list';
import { Container } from '@/ui/container';
import { KeyValueList } from '@/ui/key-value-list';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';

export default function Playbook() {
  return (
    <>
      <Container>
        <PageHeader
          title="Automation playbook: three workflows to copy"
          lead={`For a small team that sells or advises: what to send after a sale and after a free download, and how to answer support in time. ${notLegalAdvice}`}
        />
      </Container>
      {workflows.map(({ id, title, purpose, trigger, steps, stop, measure }, index) => (
        <Section
          key={id}
          tone={index % 2 === 0 ? 'sunken' : 'plain'}
          title={`Workflow ${id}: ${title}`}
          intro={purpose}
        >
          <p className="mb-8 max-w-measure">
            <strong className="font-semibold text-heading">Starts when:</strong> {trigger}
          </p>
          <Stepper steps={steps} />
          <KeyValueList
            className="mt-10 max-w-measure"
            items={[
              { label: 'Stops with', value: stop },
              { label: 'Measure', value: measure },
            ]}
          />
        </Section>
      ))}
      <Section title="Compatible tools">
        <KeyValueList
          className="max-w-narrow"
          items={automationTools.map(({ name, use }) => ({ label: name, value: use }))}
        />
      </Section>
      <Section tone="sunken" title="Implementation notes">
        <CheckList items={implementationNotes} columns={2} />
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink to="/templates">See the templates</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            Contact
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
