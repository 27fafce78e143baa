import { emailSchema as address } from '@contracts/fields';
import { passwordFault } from '@contracts/password';
import { oneLine } from '@contracts/text';
import { z } from 'zod';

const newPassword = z.string().superRefine((password, check) => {
  const message = passwordFault(password);
  if (message !== null) {
    check.addIssue({ code: 'custom', message });
  }
});

export const signInSchema = z.object({
  email: address,
  password: z.string().min(1, 'Please enter your password.'),
});

export const signUpSchema = z.object({
  fullName: z.string().transform(oneLine).pipe(z.string().max(120, 'At most 120 characters, please.')),
  email: address,
  password: newPassword,
  acceptsTerms: z.literal('on').optional().transform(Boolean),
});

export const emailSchema = z.object({ email: address });

export const passwordSchema = z.object({ password: newPassword });

export type SignInValues = z.infer<typeof signInSchema>;
export type SignUpValues = z.infer<typeof signUpSchema>;
export type EmailValues = z.infer<typeof emailSchema>;
export type PasswordValues = z.infer<typeof passwordSchema>;
