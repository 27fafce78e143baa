import { Stepper } from '@/ui/stepper';

const steps = [
  {
    title: 'The form',
    text: 'Somebody asks for the pack on /free-resources, confirms the address and is tagged starter-pack.',
  },
  { title: 'E-mail 1', text: 'Sent immediately after the confirmation, with the pack.' },
  { title: 'E-mail 2', text: 'Sent after 48 hours, with how to roll out a policy.' },
  {
    title: 'The end',
    text: 'Whoever buys a premium template or unsubscribes leaves the sequence and gets no further mail of it.',
  },
];

/** The way of a subscriber through the sequence. */
export function SequenceFlow() {
  return (
    <section aria-labelledby="sequence-flow">
      <h2 id="sequence-flow" className="mb-5 text-2xl">
        How it runs
      </h2>
      <Stepper steps={steps} />
    </section>
  );
}
