import { allows } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { allTopics, type Topic } from '#kernel/server/manifest/topic.ts'
import { routesOf } from '#kernel/server/route.ts'
import type { NotificationTables } from '../../server/tables.ts'
import { type NoticeSettings, readNoticeSettings, saveNoticeSettings } from '../settings.calls.ts'
import { choiceOf, findSettings, quietOf, storeSettings, USUAL_HOUR } from './preferences.ts'

const on = routesOf<NotificationTables>()

export const settingsRoutes = [
  on(readNoticeSettings, (context) => readSettings(context)),
  on(saveNoticeSettings, async (context, { body }) => {
    const { db, user } = context
    const known = await findSettings(db, user.id)
    if ((known?.version ?? 0) !== body.version) throw failures.stale()
    const topics = { ...known?.topics }
    // Only what is shown can be chosen; what was chosen while a right is missing stays.
    for (const { name, isFixed } of readableTopics(context)) {
      const choice = Object.hasOwn(body.topics, name) ? body.topics[name] : undefined
      if (choice && !isFixed) topics[name] = choice
    }
    const isStored = await storeSettings(db, {
      user_id: user.id,
      topics: JSON.stringify(topics),
      quiet_from: body.quiet?.from ?? null,
      quiet_to: body.quiet?.to ?? null,
      digest_hour: body.digest_hour,
      muted_until: body.muted_until === null ? null : new Date(body.muted_until),
      version: body.version,
    })
    if (!isStored) throw failures.stale()
    return readSettings(context)
  }),
]

/** Topics of switched-off modules are readable by right, but nobody is told of them. */
export function readableTopics({
  modules,
  config,
  user,
}: Pick<Context<never>, 'modules' | 'config' | 'user'>): Topic[] {
  const { member } = config.get(permissionsSection)
  return allTopics(modules).filter((topic) => allows(topic.access, user, member))
}

async function readSettings(context: Context<NotificationTables>): Promise<NoticeSettings> {
  const { db, user, lang } = context
  const row = await findSettings(db, user.id)
  return {
    topics: readableTopics(context).map((topic) => ({
      name: topic.name,
      label: topic.label[lang],
      isFixed: topic.isFixed ?? false,
      ...choiceOf(row?.topics ?? {}, topic),
    })),
    quiet: row ? quietOf(row) : null,
    digest_hour: row?.digest_hour ?? USUAL_HOUR,
    muted_until: row?.muted_until?.toISOString() ?? null,
    version: row?.version ?? 0,
  }
}
