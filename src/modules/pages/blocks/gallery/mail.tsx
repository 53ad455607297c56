import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { MailCards } from '../mail-cards.tsx'
import { gallery } from './block.ts'

/** More would make a mail that nobody reads to its end. */
const MOST = 12
const COLUMNS = 3

function GalleryMail({ data, theme, width, addressOf }: MailPropsOf<typeof gallery>) {
  const shown = (data?.items ?? []).slice(0, MOST)
  if (shown.length === 0) return null
  const cards = shown.map(({ picture, caption }) => ({ picture, eyebrow: caption }))
  return <MailCards cards={cards} columns={COLUMNS} {...{ theme, width, addressOf }} />
}

export const galleryMail = mailView(gallery, GalleryMail, ({ data }) =>
  (data?.items ?? [])
    .slice(0, MOST)
    .map(({ picture, caption }) => caption || (picture.alt && `[${picture.alt}]`))
    .filter(Boolean)
    .join('\n'),
)
