import { Id } from '#kernel/contract/fields.ts'
import { translator } from '#kernel/i18n/texts.ts'
import { failures } from '#kernel/server/app-error.ts'
import { countCall } from '#kernel/server/rate-limit.ts'
import type { Loaded, SiteRoute } from '#kernel/server/site/site-route.ts'
import { protectionTexts } from '../account-texts.ts'
import { eraseAccount } from '../contract-account.ts'
import { dataPage, EMPTY_FORM, type OwnData } from '../pages.ts'
import { type Fields, parseForm, refused, secretIn } from './account-form.ts'
import { goTo, ownPage, ownRow, show } from './account-page.ts'
import { typedProof } from './account-proof.ts'
import { findConsents, withdrawConsent } from './consents.ts'
import { eraseOwnAccount } from './erase-own-account.ts'
import type { UsersContext } from './guard.ts'
import type { Holders } from './holders.ts'

/** Consents, the export, and the end of the account. */
export function dataRoute(holders: Holders): SiteRoute {
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
  holders: Holders,
  fields: Fields,
): Promise<Loaded<OwnData>> {
  const { lang } = context
  try {
    await countCall(context, eraseAccount)
    const given = { password: secretIn(fields), ...typedProof(fields) }
    const proof = parseForm(eraseAccount.body, given, lang)
    const { kept } = await eraseOwnAccount(context, holders(), proof)
    return show(translator(protectionTexts, lang)('gone.title'), { step: 'gone', kept })
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
  return show(translator(protectionTexts, context.lang)('data.title'), data, status)
}
