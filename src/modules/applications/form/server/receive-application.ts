import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { isAuthenticated } from '#kernel/access/roles.ts'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { checkCaptcha } from '#kernel/server/captcha/check-captcha.ts'
import { asAppError } from '#kernel/server/http/translate-error.ts'
import { oneLine } from '#kernel/server/mail/subject-line.ts'
import { notifyStaff } from '#modules/notifications/server/api.ts'
import { findOrSuggest } from '#modules/people/server/api.ts'
import { eraseFrom } from '../../applications/server/application.resource.ts'
import { applicationFiles } from '../../applications/server/application-files.ts'
import { applicationsSection } from '../../config.ts'
import { applicationFailures } from '../../errors.ts'
import { messages } from '../../messages.ts'
import { findOpenPositions } from '../../positions/server/open-positions.ts'
import type { ApplicationContext, ApplicationUnit } from '../../server/unit-of-work.ts'
import {
  type ApplicationFault,
  applicationFaults,
  plainPhone,
  type TypedApplication,
} from '../check-application.ts'
import { formMessages } from '../messages.ts'
import { sendReceipt } from './receipt.ts'

type Sent = { typed: TypedApplication; captcha: CaptchaProof }

/**
 * An application by the literal call or by the form. The proof is asked for once everything that was
 * typed is right, and files are read after it: nothing of a program ever reaches the storage.
 */
export async function receiveApplication(
  context: ApplicationContext,
  { typed, captcha }: Sent,
): Promise<Date> {
  const fields = faultWords(context, typed)
  if (Object.keys(fields).length > 0) throw failures.invalid({ fields })
  try {
    const title = await positionTitle(context, typed.position)
    if (!isKnown(context)) await checkCaptcha(context, captcha)
    const id = uuidv7()
    return await applicationFiles.attachNew(context, id, (change) =>
      store(change, { ...typed, id, title }),
    )
  } catch (error) {
    const known = asAppError(error)
    if (known && known.status < 500) throw known
    context.log.error({ err: error }, 'an application could not be stored')
    throw applicationFailures.failed()
  }
}

/** An account is proof enough that a person writes. */
export function isKnown({ user }: Pick<ApplicationContext, 'user'>): boolean {
  return isAuthenticated(user) && !user.limited
}

function faultWords(context: ApplicationContext, typed: TypedApplication): Record<string, string> {
  const { unsolicited } = context.config.get(applicationsSection)
  const faults = Object.entries(applicationFaults(typed, unsolicited))
  return Object.fromEntries(faults.map(([name, fault]) => [name, words(fault, context.lang)]))
}

function words(fault: ApplicationFault, lang: Lang): string {
  return translator(formMessages, lang)(`fault.${fault}`)
}

/** Only what visitors see can be applied for. */
async function positionTitle({ db, lang }: ApplicationContext, id: string): Promise<string> {
  if (id === '') return ''
  const found = (await findOpenPositions(db, lang)).find((one) => one.id === id)
  if (!found) throw applicationFailures.unknownPosition()
  return found.title
}

type Accepted = TypedApplication & { id: string; title: string }

async function store(change: ApplicationUnit, accepted: Accepted): Promise<Date> {
  const { id, title, email, message } = accepted
  const { user, lang } = change.scope
  const name = oneLine(accepted.name, 200)
  const row = await change.db
    .insertInto('applications')
    .values({
      id,
      name,
      email,
      phone: plainPhone(accepted.phone),
      message,
      start_text: oneLine(accepted.start, 200),
      lang,
      position_id: accepted.position || null,
      position_title: title,
      account_id: isAuthenticated(user) ? user.id : null,
      erase_at: eraseFrom(change.scope, sql<Date>`now()`),
    })
    .returning('erase_at')
    .executeTakeFirstOrThrow()
  const thing = { module: 'applications', noun: 'application', id, role: 'applicant' }
  await findOrSuggest(change, { name, mail: email, thing })
  await change.audit({ noun: 'application', id, action: 'create' })
  await tellStaff(change, { id, name, title })
  await sendReceipt(change, { id, email, title, eraseAt: row.erase_at })
  return row.erase_at
}

/** Everyone who may read applications hears of a new one, each in their own language. */
async function tellStaff(
  change: ApplicationUnit,
  { id, name, title }: { id: string; name: string; title: string },
): Promise<void> {
  await notifyStaff(change, {
    kind: 'application.new',
    link: `applications/${id}`,
    title: (lang) => {
      const t = translator(messages, lang)
      return oneLine(title ? t('notice.forPosition', { name, title }) : t('notice.new', { name }))
    },
  })
}
