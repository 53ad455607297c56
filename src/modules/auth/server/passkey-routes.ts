import { routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract-passkeys.ts'
import { addPasskey, startPasskey } from './passkeys/add-passkey.ts'
import { askForPasskey } from './passkeys/ask-for-passkey.ts'
import { removePasskey, renamePasskey } from './passkeys/change-passkeys.ts'
import { loginWithPasskey } from './passkeys/login-with-passkey.ts'
import { passkeysOf, toPasskey } from './passkeys/passkey-queries.ts'
import { relyingParty } from './passkeys/relying-party.ts'
import { limitOf } from './start-session.ts'
import type { AuthTables } from './tables.ts'
import { toUser } from './wire.ts'

const on = routesOf<AuthTables>()

export const passkeyRoutes = [
  on(contract.listPasskeys, async (context) => {
    const items = (await passkeysOf(context.db, context.user.id)).map(toPasskey)
    return { items, numItems: items.length, available: relyingParty(context) !== undefined }
  }),
  on(contract.startPasskey, (context, { body }) => startPasskey(context, body.password)),
  on(contract.addPasskey, async (context, { body }) => {
    const { passkey, codes } = await addPasskey(context, body)
    return { passkey: toPasskey(passkey), recovery_codes: codes }
  }),
  on(contract.renamePasskey, async (context, { body }) =>
    toPasskey(await renamePasskey(context, { id: body._id, name: body.name })),
  ),
  on(contract.removePasskey, async (context, { body }) => {
    await removePasskey(context, { id: body._id, password: body.password })
    return {}
  }),
  on(contract.askForPasskey, (context) => askForPasskey(context)),
  on(contract.loginWithPasskey, async (context, { body }) => {
    const user = await loginWithPasskey(context, body)
    return toUser(user, { limited: limitOf(context, user) })
  }),
]
