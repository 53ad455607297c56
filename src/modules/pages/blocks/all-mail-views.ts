import type { MailView } from '#kernel/mail-view/mail-view.ts'
import { buttonMail } from './button/mail.tsx'
import { columnMail } from './column/mail.tsx'
import { headingMail } from './heading/mail.tsx'
import { hrMail } from './hr/mail.tsx'
import { imageMail } from './image/mail.tsx'
import { quoteMail } from './quote/mail.tsx'
import { spacerMail } from './spacer/mail.tsx'
import { textMail } from './text/mail.tsx'

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
]
