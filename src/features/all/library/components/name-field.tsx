import { TextField } from '@/ui/text-field';
import { exampleCompany, longestCompanyName } from '../model/company-name';

/** The sample pages fill in with the name while it is typed. */
export function NameField() {
  return (
    <company-name>
      <TextField
        label="Your company’s name"
        help="Watch the page fill in. It stays in your browser."
        name="company"
        autoComplete="organization"
        maxLength={longestCompanyName}
        placeholder={exampleCompany}
      />
    </company-name>
  );
}
