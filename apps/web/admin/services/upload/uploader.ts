import AwsS3 from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import { adminServices } from '../../../texts/admin/services.ts';

const words = adminServices.upload;

/** What the server takes as well: one picture of at most 5 MB. */
const restrictions = {
  maxNumberOfFiles: 1,
  maxFileSize: 5_242_880,
  allowedFileTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
};

/** Failures are shown in the dialog, not in the console. */
const logger = { debug() {}, warn() {}, error() {} };

/**
 * Sends one picture by a plain PUT to an address that the server hands out anew for every attempt. `askAddress` asks
 * for one; it comes back as the `key` of what was uploaded.
 */
export function createUploader(askAddress: () => Promise<{ readonly uploadURL: string }>): Uppy {
  return new Uppy({
    id: 'service-picture',
    restrictions,
    logger,
    locale: { strings: words.strings, pluralize: count => (count === 1 ? 0 : 1) },
  }).use(AwsS3, {
    shouldUseMultipart: false,
    async signRequest() {
      const { uploadURL } = await askAddress();
      // The server that this page came from, by whichever of its names.
      return { url: new URL(new URL(uploadURL).pathname, window.location.origin).href, key: uploadURL };
    },
  });
}
