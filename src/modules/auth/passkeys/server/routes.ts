import { wholeList } from '#kernel/server/list/list-totals.ts'
import { routesOf } from '#kernel/server/route.ts'
import { toUser } from '../../accounts/server/wire.ts'
import type { AuthTables } from '../../server/tables.ts'
import { limitOf } from '../../sessions/server/start-session.ts'
import * as contract from '../passkey.calls.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { askForPasskey } from './ask-for-passkey.ts'
import { removePasskey, renamePasskey } from './change-passkeys.ts'
import { loginWithPasskey } from './login-with-passkey.ts'
import { passkeysOf, toPasskey } from './queries.ts'
import { relyingParty } from './relying-party.ts'

const on = routesOf<AuthTables>()

export const passkeyRoutes = [
  on(contract.listPasskeys, async (context) => {
    const items = (await passkeysOf(context.db, context.user.id)).map(toPasskey)
    return { ...wholeList(items), available: relyingParty(context) !== undefined }
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
