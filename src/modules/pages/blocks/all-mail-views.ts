import type { MailView } from '#kernel/mail-view/mail-view.ts'
import { buttonMail } from './button/mail.tsx'
import { cardsMail } from './cards/mail.tsx'
import { columnMail } from './column/mail.tsx'
import { downloadMail } from './download/mail.tsx'
import { entryListMail } from './entry-list/mail.tsx'
import { galleryMail } from './gallery/mail.tsx'
import { headingMail } from './heading/mail.tsx'
import { heroMail } from './hero/mail.tsx'
import { hrMail } from './hr/mail.tsx'
import { imageMail } from './image/mail.tsx'
import { openingHoursMail } from './opening-hours/mail.tsx'
import { productMail } from './product/mail.tsx'
import { productListMail } from './product-list/mail.tsx'
import { quoteMail } from './quote/mail.tsx'
import { socialLinksMail } from './social-links/mail.tsx'
import { spacerMail } from './spacer/mail.tsx'
import { tableMail } from './table/mail.tsx'
import { textMail } from './text/mail.tsx'
import { videoMail } from './video/mail.tsx'

/** The blocks of pages that mails can show too. */
export const pageMailViews: readonly MailView[] = [
  headingMail,
  textMail,
  imageMail,
  buttonMail,
  quoteMail,
  columnMail,
  hrMail,
  spacerMail,
  cardsMail,
  galleryMail,
  videoMail,
  downloadMail,
  entryListMail,
  openingHoursMail,
  socialLinksMail,
  tableMail,
  heroMail,
  productMail,
  productListMail,
]
