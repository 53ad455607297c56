import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import {
  accountPage,
  addAddressPage,
  addressesPage,
  dataPage,
  editAddressPage,
  factorPage,
  profilePage,
  securityPage,
} from '../account/pages.ts'
import { OwnDataView } from '../account/site/data-view.tsx'
import { OverviewView } from '../account/site/overview-view.tsx'
import { ProfileView } from '../account/site/profile-view.tsx'
import { FactorView } from '../account/site/security/factor-view.tsx'
import { SecurityView } from '../account/site/security/security-view.tsx'
import { AddressFormView } from '../addresses/site/address-form-view.tsx'
import { AddressesView } from '../addresses/site/addresses-view.tsx'

export const usersSite: SiteModule = {
  name: 'users',
  views: [
    viewOf(accountPage, OverviewView),
    viewOf(profilePage, ProfileView),
    viewOf(addressesPage, AddressesView),
    viewOf(addAddressPage, AddressFormView),
    viewOf(editAddressPage, AddressFormView),
    viewOf(securityPage, SecurityView),
    viewOf(factorPage, FactorView),
    viewOf(dataPage, OwnDataView),
  ],
}
