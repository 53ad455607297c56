import { Id } from '#kernel/contract/fields.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import type { Loaded, SiteRoute } from '#kernel/server/site/route/site-route.ts'
import { findConsents, withdrawConsent } from '../../personal-data/server/consents.ts'
import { eraseOwnAccount } from '../../personal-data/server/erase-own-account.ts'
import type { PersonalDataModules } from '../../personal-data/server/personal-data-modules.ts'
import type { UsersContext } from '../../server/guard.ts'
import { eraseAccount } from '../account.calls.ts'
import { protectionMessages } from '../messages.ts'
import { dataPage, EMPTY_FORM, type OwnData } from '../pages.ts'
import { type Fields, parseForm, refused, secretIn, typedProof } from './account-form.ts'
import { goTo, ownPage, ownRow, show } from './own-page.ts'

/** Consents, the export, and the end of the account. */
export function dataRoute(holders: PersonalDataModules): SiteRoute {
  return ownPage(dataPage, {
    load: async (context) => page(context),
    submit: async (context, { fields }) => {
      if (fields.form === 'erase') return erase(context, holders, fields)
      if (fields.form === 'withdraw') await withdrawConsent(context, idIn(fields))
      return goTo(dataPage.path[context.lang])
    },
  })
}

function idIn({ id }: Fields): string {
  const read = Id.safeParse(id)
  if (!read.success) throw failures.notFound()
  return read.data
}

async function erase(
  context: UsersContext,
  holders: PersonalDataModules,
  fields: Fields,
): Promise<Loaded<OwnData>> {
  const { lang } = context
  try {
    await countCall(context, eraseAccount)
    const given = { password: secretIn(fields), ...typedProof(fields) }
    const proof = parseForm(eraseAccount.body, given, lang)
    const { kept } = await eraseOwnAccount(context, holders(), proof)
    return show(translator(protectionMessages, lang)('gone.title'), { step: 'gone', kept })
  } catch (error) {
    const { status, form } = refused(error, lang)
    return page(context, form, status)
  }
}

async function page(
  context: UsersContext,
  erase = EMPTY_FORM,
  status = 200,
): Promise<Loaded<OwnData>> {
  const row = await ownRow(context)
  const { consents } = await findConsents(context.db, row.id)
  const data = {
    step: 'data' as const,
    consents,
    mayErase: !row.is_builtin,
    hasPassword: row.password_hash !== null,
    hasSecondFactor: row.two_factor_enabled,
    erase,
  }
  return show(translator(protectionMessages, context.lang)('data.title'), data, status)
}
