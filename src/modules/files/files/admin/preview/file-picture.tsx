import { useState } from 'react'
import { focusStyle, pictureOf } from '../../../picture.ts'
import type { StoredFile } from '../../file.ts'
import classes from './file-picture.module.css'
import { KindIcon } from './kind-icon.tsx'

type Props = {
  file: StoredFile
  /** How wide it stands, as `sizes` of an image says it. */
  sizes: string
  /** All of it instead of a filled frame. */
  isWhole?: boolean
  alt?: string
  /** Those in sight at once. */
  isEager?: boolean
}

/** A file in a frame: its picture, blurred until it has come, or the sign of its kind. */
export function FilePicture({ file, sizes, isWhole = false, alt = '', isEager }: Props) {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  const picture = pictureOf(file)
  if (file.kind !== 'image' || picture.src === '' || state === 'failed' || file.isMissing) {
    return (
      <span className={classes.sign}>
        <KindIcon kind={file.kind} ext={file.ext} size={32} />
        <span className={classes.ext}>{file.ext}</span>
      </span>
    )
  }
  const isGraphic = file.gridrefs[0]?.type !== 'image/jpeg'
  const blur = state === 'coming' && picture.preview ? `url("${picture.preview}")` : undefined
  return (
    <picture className={classes.frame} data-graphic={isGraphic || undefined}>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={classes.image}
        data-whole={isWhole || isGraphic || undefined}
        style={{ objectPosition: focusStyle(picture.focal), backgroundImage: blur }}
        src={picture.src}
        width={picture.width || undefined}
        height={picture.height || undefined}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
      />
    </picture>
  )
}
