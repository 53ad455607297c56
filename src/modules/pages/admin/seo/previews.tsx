import { useMessages } from '#kernel/admin/session.tsx'
import { downloadPath } from '#modules/files/images/image-address.ts'
import classes from '../edit/edit.module.css'
import { editMessages } from '../messages.ts'

type Seen = { title: string; description: string; address: string }

/** What search engines show at most. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 160

/** The page as a search result, cut where search engines cut. */
export function SearchPreview({ title, description, address }: Seen) {
  const t = useMessages(editMessages)
  const isLong = description.length > DESCRIPTION_LENGTH
  return (
    <>
      <div className={classes.preview}>
        <div className={classes.quiet}>{address}</div>
        <div className={classes.previewTitle}>{cut(title, TITLE_LENGTH)}</div>
        <div>{cut(description, DESCRIPTION_LENGTH) || t('seo.noDescription')}</div>
      </div>
      {isLong && <p className={classes.quiet}>{t('seo.long', { max: DESCRIPTION_LENGTH })}</p>}
    </>
  )
}

/** The page as a card in a message or a network. */
export function SocialPreview({
  title,
  description,
  address,
  picture,
}: Seen & { picture: string }) {
  const t = useMessages(editMessages)
  return (
    <div className={classes.social}>
      {picture ? (
        <img className={classes.socialPicture} src={downloadPath(picture)} alt="" />
      ) : (
        <p className={classes.socialWords}>{t('seo.noImage')}</p>
      )}
      <div className={classes.socialWords}>
        <div className={classes.quiet}>{address.split('/')[0]}</div>
        <strong>{cut(title, TITLE_LENGTH + 10)}</strong>
        <div>{cut(description, DESCRIPTION_LENGTH)}</div>
      </div>
    </div>
  )
}

function cut(words: string, length: number): string {
  return words.length > length ? `${words.slice(0, length - 1).trimEnd()}…` : words
}
