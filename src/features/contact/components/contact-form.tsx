import { useRef, useState, type SubmitEvent } from 'react';
import { contactCategories, type ContactRequest } from '@contracts/contact';
import { sendUnderOneId } from '@/lib/request-ids';
import type { AwakeProps } from '@/lib/sleeping-form';
import { useHydrated } from '@/lib/use-hydrated';
import { useSubmission } from '@/lib/use-submission';
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

interface ContactFormProps extends AwakeProps {
  readonly prefill: ContactPrefill;
}

export function ContactForm({ prefill, typed = {} }: ContactFormProps) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const send = useSubmission((words: Omit<ContactRequest, 'request_id'>) =>
    sendUnderOneId(words, (id) => submitContact({ request_id: id, ...words })),
  );

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const missing = Object.fromEntries(required.filter(([name]) => text(name).trim() === ''));
    const wrong =
      !missing['email'] && !text('email').includes('@')
        ? { email: 'Please enter a valid email address.' }
        : {};
    const found = { ...missing, ...wrong };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const category = text('category');
    const error = await send.submit({
      name: text('name'),
      email: text('email'),
      subject: text('subject'),
      category: isContactCategory(category) ? category : 'other',
      message: text('message'),
    });
    if (error) {
      setProblems(error.field ? { [error.field]: error.message } : {});
    }
  };

  if (send.status === 'success') {
    return (
      <Callout title="Message sent">
        <div role="status">
          <p>Thank you. We typically answer within 1 business day.</p>
          <p className="mt-4">
            <Button variant="secondary" onClick={() => send.reset()}>
              Write another message
            </Button>
          </p>
        </div>
      </Callout>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={120}
          required
          defaultValue={typed['name']}
          error={problems['name']}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={typed['email'] || prefill.email}
          error={problems['email']}
        />
      </div>
      <TextField
        label="Subject"
        name="subject"
        maxLength={200}
        required
        defaultValue={typed['subject'] || prefill.subject}
        error={problems['subject']}
      />
      <SelectField
        label="Category"
        name="category"
        isOptional
        placeholder="Choose a category"
        defaultValue={typed['category'] || prefill.category}
        options={contactCategories.map((value) => ({ value, label: categoryLabels[value] }))}
      />
      <TextAreaField
        label="Message"
        name="message"
        rows={8}
        maxLength={5000}
        required
        defaultValue={typed['message'] || prefill.message}
        error={problems['message']}
      />
      {send.error && (
        <div role="alert">
          <Callout tone="danger" title="The message was not sent">
            {send.error.message} What you wrote is still here.
          </Callout>
        </div>
      )}
      <div>
        <Button type="submit" size="large" isLoading={send.status === 'pending'} disabled={!isHydrated}>
          Send Message
        </Button>
      </div>
    </form>
  );
}
