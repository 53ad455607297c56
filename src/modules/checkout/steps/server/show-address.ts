import { isSignedIn } from '#kernel/access/roles.ts'
import { Email } from '#kernel/contract/fields.ts'
import { countryName } from '#kernel/i18n/countries.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { CheckoutContext } from '../../server/unit-of-work.ts'
import type { ShownStep } from '../pages.ts'
import { loginPath, type Typed, type Visit } from './visit.ts'

/** Filled in with what is kept, else with what the account knows. */
export async function showAddress(
  context: CheckoutContext,
  { cart, typed, faults }: Visit,
): Promise<ShownStep> {
  const { user, lang } = context
  const isNew = Object.keys(typed).length === 0
  const kept = cart?.address ? { ...cart.address, email: cart.email } : await ownAddress(context)
  return {
    step: 'address',
    form: { typed: isNew ? kept : typed, faults },
    countries: countriesOf(context).map((value) => ({ value, label: countryName(value, lang) })),
    login: isSignedIn(user) ? null : loginPath(context, 'address'),
  }
}

/** Where goods are sent; a shop that sends nothing has buyers at home. */
function countriesOf({ config }: CheckoutContext): string[] {
  const { shipping, vat } = config.get(shopSection)
  const open = shipping.country.filter(({ is_open }) => is_open).map(({ code }) => code)
  return open.length > 0 ? open : [vat.home]
}

async function ownAddress({ db, user }: CheckoutContext): Promise<Typed> {
  if (!isSignedIn(user)) return {}
  const email = Email.safeParse(user.handle).data ?? ''
  const row = await db
    .selectFrom('users')
    .select('user_data')
    .where('id', '=', user.id)
    .executeTakeFirst()
  const { addresses = [], shop, first_name = '', last_name = '' } = row?.user_data ?? {}
  const book = addresses.find(({ uuid }) => uuid === shop?.default_shipping_address)
  const known = book ?? addresses[0]
  if (!known) return { email, first_name, last_name }
  const { company, address, zip, city, country, phone } = known
  return {
    ...{ email, company, first_name: known.first_name, last_name: known.last_name },
    ...{ address, zip, city, country, phone },
  }
}
