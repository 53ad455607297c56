import { translator } from '#kernel/i18n/messages.ts'
import type { Loaded } from '#kernel/server/site/route/site-route.ts'
import { MAX_PASSKEYS } from '#modules/auth/passkeys/passkey.calls.ts'
import {
  endOtherSessions,
  endOwnSession,
  hasProvider,
  isFreshSession,
  listOwnSessions,
  passkeysOf,
  relyingParty,
  toPasskey,
} from '#modules/auth/server/api.ts'
import type { UsersContext } from '../../server/guard.ts'
import { protectionMessages } from '../messages.ts'
import { EMPTY_FORM, type SecurityData, securityPage } from '../pages.ts'
import type { Fields } from './account-form.ts'
import { factorState } from './factor-state.ts'
import { doneIn, goTo, ownPage, ownRow, show } from './own-page.ts'
import { type Protected, protectingForms } from './protection-forms.ts'

export const securityRoute = ownPage(securityPage, {
  load: async (context, request) => page(context, { done: doneIn(request) }),
  submit: async (context, { fields }) => act(context, fields),
})

async function act(context: UsersContext, fields: Fields): Promise<Loaded<SecurityData>> {
  const here = securityPage.path[context.lang]
  if (fields.form === 'session') {
    await endOwnSession(context, fields.id ?? '')
    return goTo(here, 'session_ended')
  }
  if (fields.form === 'others') {
    await endOtherSessions(context)
    return goTo(here, 'others_ended')
  }
  const name = fields.form ?? ''
  const submit = Object.hasOwn(protectingForms, name) ? protectingForms[name] : undefined
  if (!submit) return goTo(here)
  const outcome = await submit(context, fields)
  return 'done' in outcome ? goTo(here, outcome.done) : page(context, outcome)
}

type Shown = Pick<Partial<SecurityData>, 'done'> | Exclude<Protected, { done: unknown }>

async function page(context: UsersContext, shown: Shown): Promise<Loaded<SecurityData>> {
  const row = await ownRow(context)
  const { status, ...given } = { status: 200, ...shown }
  const passkeys = (await passkeysOf(context.db, row.id)).map(toPasskey)
  const title = translator(protectionMessages, context.lang)('security.title')
  const data = {
    handle: row.handle,
    hasPassword: row.password_hash !== null,
    password: EMPTY_FORM,
    factor: await factorState(context, row),
    sessions: await listOwnSessions(context),
    passkeys,
    mayAddPasskey: relyingParty(context) !== undefined && passkeys.length < MAX_PASSKEYS,
    asksPassword: row.password_hash !== null && !isFreshSession(context),
    hasProvider: hasProvider(context),
    passkeyFault: null,
    done: null,
    ...given,
  }
  return show(title, data, status)
}
