import { LegalText } from '../legal-text';
import text from './privacy.md?raw';

export default function Privacy() {
  return (
    <LegalText
      path="/privacy"
      title="Privacy Policy"
      description="What this shop keeps about you and why, which cookies and browser storage it uses, for how long, and how to see or delete your data."
      text={text}
    />
  );
}
