import { Suspense, useState } from 'react';
import { photo } from '../../shared/services/service-picture.css.ts';
import { ServicePicture } from '../../shared/services/service-picture.tsx';
import type { Service } from '../../shared/shop/shop-data.ts';
import { adminServices } from '../../texts/admin/services.ts';
import { Button } from '../../ui/button/button.tsx';
import * as field from '../../ui/field/field.css.ts';
import { Optional } from '../../ui/field/field-frame.tsx';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import { PendingLine } from '../../ui/loading/pending-line.tsx';
import * as css from './picture-field.css.ts';
import { Preview, type Uploaded } from './preview.tsx';
import { thumbnail } from './service-thumbnail.css.ts';

// The uploader comes when a picture is to be chosen.
const UploadDialog = lazyWithBoundary(() => import('./upload/upload-dialog.tsx'));

const words = adminServices.picture;

type PictureFieldProps = {
  service: Service | null;
  uploaded: Uploaded | null;
  onChange: (uploaded: Uploaded | null) => void;
};

/** The picture as it is and as it will be once the service is saved. */
export function PictureField({ service, uploaded, onChange }: PictureFieldProps) {
  const [uploading, setUploading] = useState(false);
  const hasPicture = Boolean(uploaded ?? service?.imageUrl);
  return (
    <div role="group" aria-labelledby="service-picture" className={field.frame}>
      <span id="service-picture" className={field.label}>
        <span>{words.label}</span>
        <Optional ending="a" />
      </span>
      <div className={css.row}>
        <Shown service={service} uploaded={uploaded} />
        <div className={css.side}>
          <p className={field.hint}>{noteOn(service, uploaded)}</p>
          <div className={css.buttons}>
            <Button variant="ghost" size="s" onClick={() => setUploading(true)}>
              {hasPicture ? words.replace : words.choose}
            </Button>
            {uploaded && (
              <Button variant="quiet" size="s" aria-label={words.dropLabel} onClick={() => onChange(null)}>
                {words.drop}
              </Button>
            )}
          </div>
        </div>
      </div>
      {uploading && (
        <Suspense fallback={<PendingLine />}>
          <UploadDialog onClose={() => setUploading(false)} onUploaded={onChange} />
        </Suspense>
      )}
    </div>
  );
}

function noteOn(service: Service | null, uploaded: Uploaded | null): string {
  if (uploaded) return words.chosen;
  return service?.imageUrl ? words.current : words.none;
}

function Shown({ service, uploaded }: Pick<PictureFieldProps, 'service' | 'uploaded'>) {
  const category = service?.category ?? 'Capelli';
  return (
    <div className={thumbnail} data-category={category}>
      {uploaded ? (
        <Preview file={uploaded.file} alt={words.preview} className={photo} />
      ) : (
        <ServicePicture service={{ imageUrl: service?.imageUrl ?? null, category }} />
      )}
    </div>
  );
}
