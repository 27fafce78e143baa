import { contactCategories } from '@contracts/contact';
import type { ContactRequest } from '@contracts/contact-schema';
import { emailMessage, readAddress } from '@contracts/email';
import { textOf } from '@/lib/forms/form-text';
import { withIdempotencyKey } from '@/lib/forms/idempotency-key';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useForm, type Reading } from '@/lib/forms/use-form';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { submitContact } from '../api/submit-contact';
import { categoryLabels, isContactCategory, type ContactPrefill } from '../model/contact-form';

const required: readonly (readonly [name: string, message: string])[] = [
  ['name', 'Please enter your name.'],
  ['email', 'Please enter your email address.'],
  ['subject', 'Please enter a subject.'],
  ['message', 'Please enter a message.'],
];

interface ContactFormProps {
  readonly prefill: ContactPrefill;
}

type Content = Omit<ContactRequest, 'request_id'>;

function readContent(fields: FormData): Reading<Content> {
  const text = (name: string) => textOf(fields, name);
  const missing = Object.fromEntries(required.filter(([name]) => text(name).trim() === ''));
  const email = readAddress(text('email'));
  const problems = { ...(email === null ? { email: emailMessage } : {}), ...missing };
  const category = text('category');
  return Object.keys(problems).length > 0
    ? { problems }
    : {
        values: {
          name: text('name'),
          email: email ?? '',
          subject: text('subject'),
          category: isContactCategory(category) ? category : 'other',
          message: text('message'),
        },
      };
}

const sendContent = (content: Content) =>
  withIdempotencyKey(content, (id) => submitContact({ request_id: id, ...content }));

/** The form was longer than its answer, which is above the screen then. */
const bringIntoView = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'nearest' });

export function ContactForm({ prefill }: ContactFormProps) {
  const isHydrated = useHydrated();
  const form = useForm({ read: readContent, send: sendContent });
  const { problems } = form;

  if (form.status === 'success') {
    return (
      <div ref={bringIntoView} role="status">
        <Callout tone="success" title="Message sent">
          <p>Thank you. We typically answer within 1 business day.</p>
          <p className="mt-4">
            <Button variant="secondary" onClick={() => form.reset()}>
              Write another message
            </Button>
          </p>
        </Callout>
      </div>
    );
  }
  return (
    <form {...form.props} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={120}
          required
          error={problems['name']}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={prefill.email}
          error={problems['email']}
        />
      </div>
      <TextField
        label="Subject"
        name="subject"
        maxLength={200}
        required
        defaultValue={prefill.subject}
        error={problems['subject']}
      />
      <SelectField
        label="Category"
        name="category"
        isOptional
        placeholder="Choose a category"
        defaultValue={prefill.category}
        options={contactCategories.map((value) => ({ value, label: categoryLabels[value] }))}
      />
      <TextAreaField
        label="Message"
        name="message"
        rows={8}
        maxLength={5000}
        required
        defaultValue={prefill.message}
        error={problems['message']}
      />
      {form.error && (
        <div role="alert">
          <Callout tone="danger" title="The message was not sent">
            {form.error.message} What you wrote is still here.
          </Callout>
        </div>
      )}
      <div>
        <Button type="submit" size="large" isLoading={form.isPending} disabled={!isHydrated}>
          Send message
        </Button>
      </div>
    </form>
  );
}
