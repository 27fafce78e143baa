import { toast } from '../toast';

export const showCutToast = (maxLength: number): Promise<void> =>
  toast({
    title: 'The end of your text is missing',
    description: `This field takes ${maxLength.toLocaleString('en-US')} characters. What was pasted beyond them was left out.`,
    tone: 'error',
  });
