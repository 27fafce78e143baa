import { platformFacts, type ImageAnswer, type SocialPlatform } from '../_shared/contracts/social.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';

/** Public: these pictures are made to be posted. Only functions write into it. */
const bucket = 'site-images';

/** The address of the picture that the text has now, or none. */
export async function requireSnippet(context: FunctionContext, id: string): Promise<string | null> {
  const { data, error } = await context
    .service()
    .from('social_snippets')
    .select('image_url')
    .eq('id', id)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  if (!data) {
    throw new HttpError(404, 'not_found', 'There is no such text in a campaign. Please reload the page.');
  }
  return data.image_url;
}

/** Named by its content: the same picture is stored once, however many texts have it. */
export async function storePicture(
  context: FunctionContext,
  platform: SocialPlatform,
  png: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', png));
  const name = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const path = `social/${platformFacts[platform].source}/${name}.png`;
  const files = context.service().storage.from(bucket);
  const upload = () =>
    files.upload(path, png, { contentType: 'image/png', cacheControl: '31536000', upsert: true });
  // Two calls that keep the same picture at once may be in each other's way; the second try finds it there.
  const { error } = await upload().then((first) => (first.error ? upload() : first));
  if (error) {
    throw new HttpError(503, 'storage_unavailable', 'The picture could not be stored. Please try again.');
  }
  return files.getPublicUrl(path).data.publicUrl;
}

export async function attachPicture(
  context: FunctionContext,
  id: string,
  picture: ImageAnswer,
): Promise<void> {
  const { error } = await context
    .service()
    .from('social_snippets')
    .update({ ...picture })
    .eq('id', id);
  if (error) {
    throw databaseError(error);
  }
}

/** Takes a picture that was replaced out of the storage, unless another text still has it. */
export async function forgetPicture(context: FunctionContext, url: string): Promise<void> {
  const service = context.service();
  const { data, error } = await service.from('social_snippets').select('id').eq('image_url', url).limit(1);
  const files = service.storage.from(bucket);
  const base = files.getPublicUrl('').data.publicUrl;
  if (error || data.length > 0 || !url.startsWith(base)) {
    return;
  }
  const { error: problem } = await files.remove([url.slice(base.length).replace(/^\//, '')]);
  if (problem) {
    context.log({ at: 'social image', error: problem.message });
  }
}
