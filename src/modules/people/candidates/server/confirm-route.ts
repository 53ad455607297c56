import { translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import { type Loaded, pagesOf } from '#kernel/server/site/route/site-route.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PeopleContext } from '../../server/unit-of-work.ts'
import { type ConfirmData, confirmPage } from '../confirm-page.ts'
import { guestMessages } from '../messages.ts'
import { confirmAddress, peekConfirmation } from './confirm-address.ts'

const onPage = pagesOf<PeopleTables>()
const MAX_KEY = 100
const FORM = {
  method: 'POST',
  path: confirmPage.path.de,
  limit: { max: 30, seconds: 300, per: 'ip' },
} as const

export const confirmRoute = onPage(confirmPage, {
  load: async (context, { query }) => {
    const key = (query.key ?? '').slice(0, MAX_KEY)
    const mail = await peekConfirmation(context.db, key)
    return mail === undefined
      ? show(context, { step: 'expired' })
      : show(context, { step: 'confirm', key, address: masked(mail) })
  },
  submit: async (context, { fields }) => {
    await countCall(context, FORM)
    try {
      await confirmAddress(context, (fields.key ?? '').slice(0, MAX_KEY))
      return show(context, { step: 'done' })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'expired') throw error
      return show(context, { step: 'expired' })
    }
  },
})

function show({ lang }: PeopleContext, data: ConfirmData): Loaded<ConfirmData> {
  const title = translator(guestMessages, lang)(`page.${data.step}.title`)
  const status = data.step === 'expired' ? 410 : 200
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}

/** 'r•••@e•••.org': enough for its owner to know it. */
function masked(mail: string): string {
  const [local = '', domain = ''] = mail.split('@')
  const end = domain.lastIndexOf('.')
  return `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••${end > 0 ? domain.slice(end) : ''}`
}
