import { Stepper } from '@/ui/stepper';

const steps = [
  {
    title: 'The form',
    text: 'A visitor requests the pack on /free-resources, confirms the address and is tagged starter-pack.',
  },
  { title: 'Email 1', text: 'Sent immediately after the confirmation, with the pack.' },
  { title: 'Email 2', text: 'Sent after 48 hours, with how to roll out a policy.' },
  {
    title: 'The end',
    text: 'A subscriber who buys a premium template or unsubscribes leaves the sequence and gets no more of its emails.',
  },
];

/** The steps of the sequence for a subscriber. */
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
