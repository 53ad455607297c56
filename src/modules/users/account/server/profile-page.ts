import { translator } from '#kernel/i18n/messages.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import type { Loaded } from '#kernel/server/site/route/site-route.ts'
import { updateUser } from '../../people/server/update-user.ts'
import { OwnUser } from '../../people/user.ts'
import type { UsersContext } from '../../server/guard.ts'
import { changeEmail } from '../account.calls.ts'
import { accountMessages } from '../messages.ts'
import { EMPTY_FORM, type ProfileData, profilePage } from '../pages.ts'
import { MAX_CONTACTS, PROFILE_FIELDS } from '../profile-fields.ts'
import { type Fields, parseForm, pick, refused, secretIn } from './account-form.ts'
import { requestEmailChange } from './change-email.ts'
import { doneIn, goTo, ownPage, ownRow, show } from './own-page.ts'
import { nameAfter, profileOf, rowsIn, typedFrom, typedIn } from './profile-form.ts'

type Shown = Partial<Omit<ProfileData, 'handle' | 'mayMove'>> & { status?: number }

export const profileRoute = ownPage(profilePage, {
  load: async (context, request) => page(context, { done: doneIn(request) }),
  submit: async (context, { fields }) => {
    if (fields.form === 'email') return moveEmail(context, fields)
    if (fields.more !== undefined) return withMoreRows(context, fields)
    return save(context, fields)
  },
})

async function save(context: UsersContext, fields: Fields): Promise<Loaded<ProfileData>> {
  try {
    const { lang, ...userData } = profileOf(fields, context.lang)
    const row = await ownRow(context)
    const name = nameAfter(row, { ...userData, lang })
    const version = Number(fields.version) || 0
    await updateUser(context, context.user.id, { name, lang, userData, version })
    return goTo(profilePage.path[lang], 'profile')
  } catch (error) {
    const { status, form, current } = refused(error, context.lang, typedIn(fields))
    const contacts = rowsIn(fields)
    const clash = OwnUser.safeParse(current)
    if (!clash.success) return page(context, { profile: form, contacts, status })
    return page(context, {
      profile: { ...form, ...compare(form.typed, clash.data) },
      contacts,
      status,
    })
  }
}

/** The typed words stay; the version is the new one, so that saving again is a decision. */
function compare(typed: Fields, { userData, lang, version }: OwnUser) {
  const now: Fields = typedFrom({ user_data: userData, lang, version })
  const stored = PROFILE_FIELDS.filter((name) => now[name] !== typed[name]).map((name) => [
    name,
    now[name] ?? '',
  ])
  return { typed: { ...typed, version: String(version) }, stored: Object.fromEntries(stored) }
}

function withMoreRows(context: UsersContext, fields: Fields): Promise<Loaded<ProfileData>> {
  const contacts = Math.min(rowsIn(fields) + 1, MAX_CONTACTS)
  return page(context, { profile: { ...EMPTY_FORM, typed: typedIn(fields) }, contacts })
}

async function moveEmail(context: UsersContext, fields: Fields): Promise<Loaded<ProfileData>> {
  const { lang } = context
  const typed = pick(fields, ['handle'])
  try {
    await countCall(context, changeEmail)
    const given = { ...typed, password: secretIn(fields) }
    await requestEmailChange(context, parseForm(changeEmail.body, given, lang))
    return goTo(profilePage.path[lang], 'email')
  } catch (error) {
    const { status, form } = refused(error, lang, typed)
    return page(context, { email: form, status })
  }
}

async function page(context: UsersContext, shown: Shown): Promise<Loaded<ProfileData>> {
  const row = await ownRow(context)
  const { status, ...given } = shown
  const title = translator(accountMessages, context.lang)('profile.title')
  const data = {
    handle: row.handle,
    mayMove: !row.is_builtin,
    profile: { ...EMPTY_FORM, typed: typedFrom(row) },
    contacts: Math.min((row.user_data.contacts?.length ?? 0) + 1, MAX_CONTACTS),
    email: EMPTY_FORM,
    done: null,
    ...given,
  }
  return show(title, data, status)
}
