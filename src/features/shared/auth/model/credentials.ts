import { emailMessage, isEmailAddress } from '@contracts/email';
import { z } from 'zod';

export const minimumPasswordLength = 12;

const requiredEmail = z.string().trim().min(1, 'Please enter your email address.');
const wellFormedEmail = requiredEmail.refine(isEmailAddress, emailMessage);
const newPassword = z
  .string()
  .min(
    minimumPasswordLength,
    `Please choose at least ${minimumPasswordLength} characters. A short sentence works well.`,
  )
  .max(72, 'At most 72 characters, please.');

export const signInSchema = z.object({
  email: requiredEmail,
  password: z.string().min(1, 'Please enter your password.'),
});

export const signUpSchema = z.object({
  fullName: z.string().trim().max(120, 'At most 120 characters, please.'),
  email: wellFormedEmail,
  password: newPassword,
  acceptsTerms: z.literal('on').optional().transform(Boolean),
});

export const emailSchema = z.object({ email: wellFormedEmail });

export const passwordSchema = z.object({ password: newPassword });

export type SignInValues = z.infer<typeof signInSchema>;
export type SignUpValues = z.infer<typeof signUpSchema>;
export type EmailValues = z.infer<typeof emailSchema>;
export type PasswordValues = z.infer<typeof passwordSchema>;
