import { z } from 'zod';
import { defaultCopy, fileCopies, fileModes, requestFormats } from './file-formats.ts';
import { packageIdSchema } from './products-schema.ts';
import { templatePathSchema } from './template-path-schema.ts';

const mostFiles = 60;

export const exportRequestSchema = z
  .object({
    files: z.array(templatePathSchema).max(mostFiles, `At most ${mostFiles} files at once.`).default([]),
    format: z.enum(requestFormats, 'There is no such format.'),
    mode: z.enum(fileModes, 'There is no such mode.').default('blank'),
    copy: z.enum(fileCopies, 'There is no such copy.').optional(),
    package: packageIdSchema,
    export_id: z.uuid().optional(),
  })
  .superRefine(({ files, format, package: packageId }, context) => {
    if (files.length === 0 && format !== 'zip') {
      context.addIssue({ code: 'custom', path: ['files'], message: 'The file is missing.' });
    }
    for (const path of files) {
      if (!path.startsWith(`templates/${packageId}/`)) {
        context.addIssue({ code: 'custom', path: ['files'], message: `${path} is not in that package.` });
      }
    }
  })
  .transform((request) => ({ ...request, copy: request.copy ?? defaultCopy(request.mode) }));

/** Body of POST export-artifact: a fresh link to the file of one export. */
export const exportArtifactRequestSchema = z.object({ export_id: z.uuid('There is no such export.') });
