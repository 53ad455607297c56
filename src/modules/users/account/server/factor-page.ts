import { z } from 'zod'
import { translator } from '#kernel/i18n/messages.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import type { Loaded } from '#kernel/server/site/route/site-route.ts'
import {
  Code,
  disable2FA,
  enable2FA,
  renewRecoveryCodes,
} from '#modules/auth/second-factor/second-factor.calls.ts'
import {
  disableSecondFactor,
  enableTotp,
  preparedTotp,
  prepareTotp,
  renewOwnCodes,
} from '#modules/auth/server/api.ts'
import { userFailures } from '../../errors.ts'
import type { UsersContext } from '../../server/guard.ts'
import { protectionMessages } from '../messages.ts'
import { EMPTY_FORM, type FactorData, factorPage, securityPage } from '../pages.ts'
import { type Fields, parseForm, refused, secretIn, typedProof } from './account-form.ts'
import { factorState } from './factor-state.ts'
import { goTo, ownPage, ownRow, show } from './own-page.ts'

type Answer = Promise<Loaded<FactorData>>
type StateForms = Partial<Pick<Extract<FactorData, { step: 'state' }>, 'begin' | 'renew' | 'off'>>

/** Setting up an app, new recovery codes, and switching it all off. */
export const factorRoute = ownPage(factorPage, {
  load: async (context) => state(context),
  submit: async (context, { fields }) => {
    if (fields.form === 'begin') return begin(context, fields)
    if (fields.form === 'confirm') return confirm(context, fields)
    if (fields.form === 'renew') return renew(context, fields)
    if (fields.form === 'off') return switchOff(context, fields)
    return goTo(factorPage.path[context.lang])
  },
})

async function begin(context: UsersContext, fields: Fields): Answer {
  try {
    await countCall(context, enable2FA)
    const { secret, qr } = await prepareTotp(context, secretIn(fields))
    return page(context, { step: 'scan', secret, qr, form: EMPTY_FORM })
  } catch (error) {
    const { status, form } = refused(error, context.lang)
    return state(context, { begin: form }, status)
  }
}

async function confirm(context: UsersContext, fields: Fields): Answer {
  try {
    await countCall(context, enable2FA)
    const { code } = parseForm(z.object({ code: Code }), { code: fields.code }, context.lang)
    const codes = await enableTotp(context, code)
    if (codes.length === 0) return goTo(securityPage.path[context.lang], 'app_changed')
    return page(context, { step: 'codes', codes, isRenewed: false })
  } catch (error) {
    const { status, form } = refused(error, context.lang)
    const prepared = await preparedTotp(context)
    // Only who has seen the secret sees it again: an open session alone must not be enough.
    if (!prepared || prepared.secret !== fields.secret)
      return state(context, { begin: { ...form, faults: {} } }, status)
    return page(context, { step: 'scan', secret: prepared.secret, qr: prepared.qr, form }, status)
  }
}

async function renew(context: UsersContext, fields: Fields): Answer {
  try {
    await countCall(context, renewRecoveryCodes)
    const codes = await renewOwnCodes(context, secretIn(fields))
    return page(context, { step: 'codes', codes, isRenewed: true })
  } catch (error) {
    const { status, form } = refused(error, context.lang)
    return state(context, { renew: form }, status)
  }
}

async function switchOff(context: UsersContext, fields: Fields): Answer {
  try {
    await countCall(context, disable2FA)
    const proof = typedProof(fields)
    if (!proof) throw userFailures.secondFactor()
    await disableSecondFactor(context, { password: secretIn(fields), ...proof })
    return goTo(securityPage.path[context.lang], 'factor_off')
  } catch (error) {
    const { status, form } = refused(error, context.lang)
    return state(context, { off: form }, status)
  }
}

async function state(context: UsersContext, forms: StateForms = {}, status = 200): Answer {
  const row = await ownRow(context)
  const data = {
    step: 'state' as const,
    factor: await factorState(context, row),
    hasPassword: row.password_hash !== null,
    begin: EMPTY_FORM,
    renew: EMPTY_FORM,
    off: EMPTY_FORM,
    ...forms,
  }
  return page(context, data, status)
}

function page({ lang }: UsersContext, data: FactorData, status = 200): Loaded<FactorData> {
  const t = translator(protectionMessages, lang)
  const titles: Record<FactorData['step'], string> = {
    state: t('factor.title'),
    scan: t('factor.scanTitle'),
    codes: t('codes.title'),
  }
  return show(titles[data.step], data, status)
}
