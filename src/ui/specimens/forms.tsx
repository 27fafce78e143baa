import { useState } from 'react';
import { Button } from '../button';
import { CheckboxField } from '../checkbox-field';
import { Chip, FilterChips } from '../chip';
import { FormErrorSummary } from '../form-error-summary';
import { MarkdownEditor } from '../markdown-editor';
import { PasswordField } from '../password-field';
import { RadioGroupField } from '../radio-group-field';
import { RatingField } from '../rating-field';
import { SearchField } from '../search-field';
import { SelectField } from '../select-field';
import { Cluster } from '../stack';
import { SwitchField } from '../switch-field';
import { TextAreaField } from '../text-area-field';
import { TextField } from '../text-field';
import { Specimen, SpecimenGroup } from './specimen';

const categories = [
  { value: 'template-question', label: 'Template question' },
  { value: 'technical-support', label: 'Technical support' },
  { value: 'billing-refunds', label: 'Billing and refunds' },
];

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'compliance', label: 'Compliance', count: 7 },
  { value: 'operations', label: 'Operations', count: 4 },
] as const;

const sampleMarkdown = `---
title: Paid leave policy
---

# Paid leave at {{company_name}}

**Who** may take it, and [how](https://example.com) it is _asked_ for.

- [ ] Tell your manager
- See \`form 2\`
`;

const sampleProblems = [{ line: 5, message: 'The placeholder company_name is not declared.' }];

function Choices() {
  const [rating, setRating] = useState(4);
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('all');
  return (
    <>
      <Specimen name="Check box, switch">
        <div className="max-w-lg">
          <CheckboxField
            label={
              <>
                I accept the{' '}
                <a href="#terms" className="link">
                  Terms of Service
                </a>
              </>
            }
          />
          <CheckboxField label="Send me the newsletter" help="Once a month, at most." defaultChecked />
          <CheckboxField label="Required" error="Please accept the terms to continue." />
          <CheckboxField label="Not available" disabled />
          <SwitchField label="Sign in with Google" defaultChecked />
          <SwitchField label="Sign in with Microsoft" />
        </div>
      </Specimen>
      <Specimen name="Radio group">
        <RadioGroupField
          name="mode"
          label="Document mode"
          defaultValue="blank"
          options={[
            { value: 'blank', label: 'Blank', help: 'Fields to fill in' },
            { value: 'sample', label: 'Sample', help: 'Example values' },
          ]}
        />
      </Specimen>
      <Specimen name="Rating">
        <RatingField label="Your rating" name="rating" value={rating} onChange={setRating} />
      </Specimen>
      <Specimen name="Chips">
        <FilterChips label="Category" options={kinds} value={kind} onChange={setKind} />
        <Cluster gap="small" className="mt-4">
          <Chip onClick={() => undefined}>Refund Policy</Chip>
          <Chip onClick={() => undefined}>License Terms</Chip>
          <Chip isDisabled onClick={() => undefined}>
            Edit Templates
          </Chip>
        </Cluster>
      </Specimen>
    </>
  );
}

function ErrorSummarySpecimen() {
  const [isShown, setIsShown] = useState(false);
  return (
    <Specimen name="Error summary" note="Takes the focus after a failed submit.">
      <FormErrorSummary
        title="Two fields need another look"
        problems={
          isShown
            ? [
                { fieldId: 'contact-email', message: 'Please enter a valid email address.' },
                { fieldId: 'contact-message', message: 'Please write a message.' },
              ]
            : []
        }
      />
      <Button className="mt-4" variant="secondary" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide it' : 'Show it'}
      </Button>
    </Specimen>
  );
}

function MarkdownSpecimen() {
  const [text, setText] = useState(sampleMarkdown);
  return (
    <Specimen name="Markdown editor">
      <MarkdownEditor
        label="Text"
        help="Front matter first, then the text."
        value={text}
        onChange={setText}
        problems={sampleProblems}
      />
    </Specimen>
  );
}

export function Forms() {
  return (
    <SpecimenGroup title="Forms">
      <Specimen name="Fields">
        <div className="grid max-w-3xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField label="Your name" autoComplete="name" />
          <TextField label="Business name" isOptional placeholder="Lakeside Bakery LLC" />
          <TextField label="Email" type="email" help="We email you a link; it takes about a minute." />
          <TextField
            label="Email"
            type="email"
            defaultValue="dana"
            error="Please enter a valid email address."
          />
          <TextField label="Email" readOnly value="dana@example.com" help="Email cannot be changed" />
          <TextField label="License key" disabled value="NS-0000" />
          <SelectField label="Category" options={categories} defaultValue="" placeholder="Choose one" />
          <PasswordField label="Password" autoComplete="new-password" />
          <SearchField label="Search the knowledge base" placeholder="Refunds, states, fonts" />
          <TextAreaField label="Message" help="Your order number helps us." />
        </div>
      </Specimen>
      <MarkdownSpecimen />
      <Choices />
      <ErrorSummarySpecimen />
    </SpecimenGroup>
  );
}
