import { PackCards } from '@/pages/sections/pack-cards';
import StateChoice from '@/pages/sections/state-choice';
import { Section } from '@/ui/section';

/** One suggestion below the files: the pack with the policies that the checklist and the tracker are for. */
export default function NextPack() {
  return (
    <Section
      title="Where they continue"
      action={<StateChoice />}
      intro="The checklist is for the first days of a new hire, and the tracker for signatures. The policies that people sign are in this pack."
    >
      <PackCards skus={['core-hr']} />
    </Section>
  );
}
