import { translator } from '#kernel/i18n/messages.ts'
import type { Loaded } from '#kernel/server/site/route/site-route.ts'
import { accountMessages } from '../../account/messages.ts'
import { type AddressesData, addressesPage, type Done } from '../../account/pages.ts'
import { type Fields, refused } from '../../account/server/account-form.ts'
import { doneIn, goTo, ownPage, show } from '../../account/server/own-page.ts'
import type { UsersContext } from '../../server/guard.ts'
import { type Book, removed, withDefault } from './address-book.ts'
import { changeAddresses, readAddresses } from './change-addresses.ts'

type Deed = { edit(book: Book, uuid: string): Book; done: Done }

/** What the buttons on an address do, by the value of their name `act`. */
const DEEDS: Readonly<Record<string, Deed>> = {
  shipping: { edit: (book, uuid) => withDefault(book, uuid, 'shipping'), done: 'default_set' },
  invoice: { edit: (book, uuid) => withDefault(book, uuid, 'invoice'), done: 'default_set' },
  remove: { edit: removed, done: 'address_removed' },
}

export const addressesRoute = ownPage(addressesPage, {
  load: async (context, request) => page(context, { done: doneIn(request), fault: null }),
  submit: async (context, { fields }) => act(context, fields),
})

async function act(context: UsersContext, fields: Fields): Promise<Loaded<AddressesData>> {
  const { act: name = '', uuid = '' } = fields
  const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name] : undefined
  if (!deed) return goTo(addressesPage.path[context.lang])
  try {
    await changeAddresses(context, undefined, (book) => deed.edit(book, uuid))
    return goTo(addressesPage.path[context.lang], deed.done)
  } catch (error) {
    const { status, form } = refused(error, context.lang)
    return page(context, { done: null, fault: { uuid, text: form.error } }, status)
  }
}

async function page(
  context: UsersContext,
  shown: Omit<AddressesData, 'book'>,
  status = 200,
): Promise<Loaded<AddressesData>> {
  const title = translator(accountMessages, context.lang)('addresses.title')
  return show(title, { ...shown, book: await readAddresses(context, undefined) }, status)
}
