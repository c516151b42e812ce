import { useEffect, useRef } from 'react';

/** An uploaded picture that is not attached yet. */
export type Uploaded = { readonly imageURL: string; readonly file: Blob };

type PreviewProps = { file: Blob; alt: string; className: string };

/** A local file, shown by an object URL that is revoked with it. */
export function Preview({ file, alt, className }: PreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={alt} className={className} />;
}
