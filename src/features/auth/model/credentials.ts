import { z } from 'zod';

export const minimumPasswordLength = 12;

export const signInSchema = z.object({
  email: z.string().trim().min(1, 'Please enter your email address.'),
  password: z.string().min(1, 'Please enter your password.'),
});

export const signUpSchema = z.object({
  fullName: z.string().trim().max(120, 'At most 120 characters, please.'),
  email: z
    .string()
    .trim()
    .min(1, 'Please enter your email address.')
    .regex(/^[^\s@]+@[^\s@]+$/, 'Please enter a valid email address.'),
  password: z
    .string()
    .min(
      minimumPasswordLength,
      `Please choose at least ${minimumPasswordLength} characters. A short sentence works well.`,
    ),
  acceptsTerms: z.boolean(),
});

export type SignInValues = z.infer<typeof signInSchema>;
export type SignUpValues = z.infer<typeof signUpSchema>;
