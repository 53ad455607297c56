import { z } from 'zod'
import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { AppError, failures } from '#kernel/server/app-error.ts'
import { MANDATORY_PARTS, NewAddress } from '#modules/auth/accounts/person.ts'
import { accountTexts } from '../../account/messages.ts'
import type { AccountForm } from '../../account/pages.ts'
import { type Fields, parseForm, pick } from '../../account/server/account-form.ts'
import { AddressItem } from '../address.calls.ts'
import { ADDRESS_FIELDS, BOOK_TYPES } from '../address-fields.ts'

/** In the address book an address is a person's or a company's; other types belong to documents. */
const BookAddress = NewAddress.extend({ type: z.enum(BOOK_TYPES) })
type BookAddress = z.output<typeof BookAddress>

export function typedAddress(fields: Fields): AccountForm['typed'] {
  return pick(fields, [...ADDRESS_FIELDS, 'revision'])
}

/** The fields of the form as an address; each of the mandatory ones has its own word when missing. */
export function addressOf(fields: Fields, lang: Lang): BookAddress {
  const { phone, ...given } = pick(fields, ADDRESS_FIELDS)
  const tidy = phone.replace(/[\s()/-]/g, '').replace(/^00/, '+')
  try {
    return parseForm(BookAddress, { ...given, phone: tidy }, lang)
  } catch (error) {
    throw error instanceof AppError ? inOwnWords(error, given, lang) : error
  }
}

/** What was stored in the meantime, beside what was typed; saving again is then a decision. */
export function compareAddress(typed: Fields, current: unknown) {
  const now = AddressItem.safeParse(current)
  if (!now.success) return {}
  const stored = ADDRESS_FIELDS.filter((name) => now.data[name] !== typed[name]).map((name) => [
    name,
    now.data[name],
  ])
  const { revision } = now.data
  return { typed: { ...typed, revision }, stored: Object.fromEntries(stored) }
}

function inOwnWords(error: AppError, given: Fields, lang: Lang): AppError {
  const t = translator(accountTexts, lang)
  const faults = Object.entries(error.details.fields ?? {}).map(([path, text]) => {
    const part = MANDATORY_PARTS.find((name) => name === path)
    const isChoice = part === 'type' || part === 'country'
    return [path, part && (isChoice || given[part] === '') ? t(`required.${part}`) : text]
  })
  return failures.invalid({ fields: Object.fromEntries(faults) })
}
