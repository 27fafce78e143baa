import { LegalText } from '../legal-text';
import text from './disclaimer.md?raw';

export default function Disclaimer() {
  return (
    <LegalText
      path="/disclaimer"
      title="Disclaimer"
      description="Everything this shop offers is educational information and not legal advice. What that means for the templates you use."
      text={text}
    />
  );
}
