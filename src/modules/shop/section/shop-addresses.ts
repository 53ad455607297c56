import { z } from 'zod'
import { SiteAddress } from '#kernel/contract/sections/address-fields.ts'

/** Addresses of shop pages, with the working defaults of the decisions ("Rulings on addresses"). */
export const ShopAddresses = z.strictObject({
  terms: SiteAddress.default('/Agb'),
  shipping_costs: SiteAddress.default('/Versandkosten'),
  privacy: SiteAddress.default('/Privacy'),
  imprint: SiteAddress.default('/Imprint'),
  disclaimer: SiteAddress.default('/Disclaimer'),
  reset_2fa: SiteAddress.default('/reset2FA'),
  login: SiteAddress.default('/login'),
  signup: SiteAddress.default('/signup'),
  account: SiteAddress.default('/account'),
  reset_password: SiteAddress.default('/resetpassword'),
  verify: SiteAddress.default('/verify'),
  shop: SiteAddress.default('/shop'),
  checkout: SiteAddress.default('/checkout'),
  product_search: SiteAddress.default('/productsearch'),
  price_request: SiteAddress.default('/pricerequest'),
  special_conditions: SiteAddress.default(''),
  additional_info: SiteAddress.default(''),
})
