import { downloadPath } from '../../../images/image-address.ts'
import { focusStyle, pictureOf } from '../../../picture.ts'
import type { StoredFile } from '../../file.ts'
import { KindIcon } from './kind-icon.tsx'
import classes from './small-picture.module.css'

/** A file in a line of text: the narrowest picture there is, or the sign of its kind. */
export function SmallPicture({ file }: { file: StoredFile }) {
  const { focal } = pictureOf(file)
  // The same form the tiles ask for: another one would have to be made first.
  const narrow = file.gridrefs_ng.at(0) ?? file.gridrefs.at(0)
  if (!narrow || file.isMissing) {
    return (
      <span className={classes.sign}>
        <KindIcon kind={file.kind} ext={file.ext} />
      </span>
    )
  }
  return (
    <img
      className={classes.picture}
      style={{ objectPosition: focusStyle(focal) }}
      src={downloadPath(file._id, narrow.gridref)}
      width={36}
      height={36}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
