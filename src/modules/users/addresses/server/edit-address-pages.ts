import { uuidv7 } from 'uuidv7'
import { translator } from '#kernel/i18n/texts.ts'
import type { Loaded } from '#kernel/server/site/site-route.ts'
import { accountTexts } from '../../account/messages.ts'
import {
  type AddressFormData,
  addAddressPage,
  addressesPage,
  EMPTY_FORM,
  editAddressPage,
} from '../../account/pages.ts'
import { type Fields, refused } from '../../account/server/account-form.ts'
import { goTo, ownPage, show } from '../../account/server/own-page.ts'
import type { UsersContext } from '../../server/guard.ts'
import type { AddressItem } from '../address.calls.ts'
import { added, changed } from './address-book.ts'
import { addressOf, compareAddress, typedAddress } from './address-form.ts'
import { changeAddresses, readAddresses } from './change-addresses.ts'

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
  const t = translator(accountTexts, lang)
  return show(data.uuid ? t('address.editTitle') : t('address.addTitle'), data, status)
}

function typedFrom({ uuid: _uuid, ...address }: AddressItem): Fields {
  return address
}
