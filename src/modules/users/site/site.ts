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
} from '../pages.ts'
import { AddressFormView } from './views/address-form-view.tsx'
import { AddressesView } from './views/addresses-view.tsx'
import { OwnDataView } from './views/data-view.tsx'
import { FactorView } from './views/factor-view.tsx'
import { OverviewView } from './views/overview-view.tsx'
import { ProfileView } from './views/profile-view.tsx'
import { SecurityView } from './views/security-view.tsx'

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
