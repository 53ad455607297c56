import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { AppError, failures } from '#kernel/server/app-error.ts'
import type { Loaded } from '#kernel/server/site/route/site-route.ts'
import { MANDATORY_PARTS, NewAddress } from '#modules/auth/accounts/person.ts'
import { accountMessages } from '../../account/messages.ts'
import {
  type AccountForm,
  type AddressFormData,
  addAddressPage,
  addressesPage,
  EMPTY_FORM,
  editAddressPage,
} from '../../account/pages.ts'
import { type Fields, parseForm, pick, refused } from '../../account/server/account-form.ts'
import { goTo, ownPage, show } from '../../account/server/own-page.ts'
import type { UsersContext } from '../../server/guard.ts'
import { AddressItem } from '../address.calls.ts'
import { ADDRESS_FIELDS, BOOK_TYPES } from '../address-fields.ts'
import { added, changed } from './address-book.ts'
import { changeAddresses, readAddresses } from './change-addresses.ts'

/** In the address book an address is a person's or a company's; other types belong to documents. */
const BookAddress = NewAddress.extend({ type: z.enum(BOOK_TYPES) })

type BookAddress = z.output<typeof BookAddress>

export const addAddressRoute = ownPage(addAddressPage, {
  load: async (context) => page(context, { uuid: null, form: EMPTY_FORM }),
  submit: async (context, { fields }) =>
    save(context, { uuid: null, fields }, async () => {
      const given = addressOf(fields, context.lang)
      await changeAddresses(context, undefined, (book) => added(book, uuidv7(), given))
      return goTo(addressesPage.path[context.lang], 'address_added')
    }),
})

export const editAddressRoute = ownPage(editAddressPage, {
  load: async (context, { params }) => {
    const { addresses } = await readAddresses(context, undefined)
    const found = addresses.find(({ uuid }) => uuid === params.id)
    if (!found) return { kind: 'missing' }
    return page(context, { uuid: found.uuid, form: { ...EMPTY_FORM, typed: typedFrom(found) } })
  },
  submit: async (context, { params, fields }) => {
    const uuid = params.id ?? ''
    return save(context, { uuid, fields }, async () => {
      const given = { ...addressOf(fields, context.lang), uuid }
      await changeAddresses(context, undefined, (book) =>
        changed(book, given, fields.revision ?? ''),
      )
      return goTo(addressesPage.path[context.lang], 'address_saved')
    })
  },
})

type Sent = { uuid: string | null; fields: Fields }

async function save(
  context: UsersContext,
  { uuid, fields }: Sent,
  work: () => Promise<Loaded<AddressFormData>>,
): Promise<Loaded<AddressFormData>> {
  try {
    return await work()
  } catch (error) {
    const { status, form, current } = refused(error, context.lang, typedAddress(fields))
    const compared = { ...form, ...compareAddress(form.typed, current) }
    return page(context, { uuid, form: compared }, status)
  }
}

function page({ lang }: UsersContext, data: AddressFormData, status = 200) {
  const t = translator(accountMessages, lang)
  return show(data.uuid ? t('address.editTitle') : t('address.addTitle'), data, status)
}

function typedFrom({ uuid: _uuid, ...address }: AddressItem): Fields {
  return address
}

function typedAddress(fields: Fields): AccountForm['typed'] {
  return pick(fields, [...ADDRESS_FIELDS, 'revision'])
}

/** The fields of the form as an address; each of the mandatory ones has its own word when missing. */
function addressOf(fields: Fields, lang: Lang): BookAddress {
  const { phone, ...given } = pick(fields, ADDRESS_FIELDS)
  const tidy = phone.replace(/[\s()/-]/g, '').replace(/^00/, '+')
  try {
    return parseForm(BookAddress, { ...given, phone: tidy }, lang)
  } catch (error) {
    throw error instanceof AppError ? inOwnWords(error, given, lang) : error
  }
}

/** What was stored in the meantime, beside what was typed; saving again is then a decision. */
function compareAddress(typed: Fields, current: unknown) {
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
  const t = translator(accountMessages, lang)
  const faults = Object.entries(error.details.fields ?? {}).map(([path, text]) => {
    const part = MANDATORY_PARTS.find((name) => name === path)
    const isChoice = part === 'type' || part === 'country'
    return [path, part && (isChoice || given[part] === '') ? t(`required.${part}`) : text]
  })
  return failures.invalid({ fields: Object.fromEntries(faults) })
}
