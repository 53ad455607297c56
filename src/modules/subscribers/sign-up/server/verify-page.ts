import { translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import type { Loaded, PageForm, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { pressKey } from '../../preferences/server/press-key.ts'
import { maskedEmail } from '../../server/address-hash.ts'
import type { SubscriberContext } from '../../server/tables.ts'
import { trackingWording } from '../../tracking/server/tracking.ts'
import { signUpMessages } from '../messages.ts'
import type { VerifyData } from '../pages.ts'
import { verify } from '../sign-up.calls.ts'
import { peekKey } from './confirm.ts'

type Answer = Promise<Loaded<VerifyData>>

const STEPS = {
  verify: 'confirm',
  undo: 'undo',
  address: 'address',
  erase: 'erase',
  tracking: 'tracking',
} as const
const DONE = {
  verify: 'confirmed',
  undo: 'resumed',
  address: 'moved',
  erase: 'erased',
  tracking: 'tracked',
} as const

export async function loadVerify(context: SubscriberContext, { params }: PageRequest): Answer {
  const found = await peekKey(context.db, params.token ?? '')
  if (!found) return show(context, { step: 'expired' })
  const lists = found.lists.map(({ name }) => name)
  const address = maskedEmail(found.newEmail ?? found.email)
  const also = found.tracking ? trackingWording(context, context.lang) : ''
  return show(context, { step: STEPS[found.purpose], address, lists, also })
}

export async function submitVerify(context: SubscriberContext, { params }: PageForm): Answer {
  await countCall(context, verify)
  const { ip, agent } = context
  try {
    const done = await context.change((change) =>
      pressKey(change, params.token ?? '', { ip, agent }),
    )
    const lists = done.lists.map(({ name }) => name)
    return show(context, { step: DONE[done.purpose], lists })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'expired') throw error
    return show(context, { step: 'expired' })
  }
}

function show({ lang }: SubscriberContext, data: VerifyData): Loaded<VerifyData> {
  const title = translator(signUpMessages, lang)(`verify.${data.step}.title`)
  const status = data.step === 'expired' ? 410 : 200
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}
