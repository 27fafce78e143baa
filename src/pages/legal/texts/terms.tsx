import { LegalText } from '../legal-text';
import text from './terms.md?raw';

export default function Terms() {
  return (
    <LegalText
      path="/terms"
      title="Terms of Service"
      description="The terms of this shop: what you buy, the license for one organization, the 30-day money-back guarantee, and what we are liable for."
      text={text}
    />
  );
}
