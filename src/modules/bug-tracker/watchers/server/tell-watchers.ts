import { displayName } from '#kernel/access/roles.ts'
import { allows, staff } from '#kernel/access/rules.ts'
import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { LANGS, type Lang, translator } from '#kernel/i18n/messages.ts'
import { oneLine } from '#kernel/server/mail/subject-line.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { notify } from '#modules/notifications/server/api.ts'
import type { Difference } from '../../bugs/server/change/bug-patch.ts'
import { describeDifference } from '../../bugs/server/change/describe-difference.ts'
import { messages } from '../../messages.ts'
import type { BugChange } from '../../server/unit-of-work.ts'
import { findWatchers } from './watch-bug.ts'

type News = {
  kind: 'created' | 'changed' | 'commented'
  differences?: readonly Difference[]
  why?: string
  comment?: string
}

type Told = { id: string; number: number; title: string }
type Watcher = Awaited<ReturnType<typeof findWatchers>>[number]

/** Everyone who watches and may still read bugs hears of it, except who did it. */
export async function tellWatchers(change: BugChange, bug: Told, news: News): Promise<void> {
  const readers = await readersOf(change, bug.id)
  for (const lang of LANGS) {
    const told = readers.filter((reader) => reader.lang === lang)
    if (told.length > 0) await tell(change, { bug, news, told, lang })
  }
}

async function readersOf(change: BugChange, bugId: string): Promise<Watcher[]> {
  const { member } = change.scope.config.get(permissionsSection)
  const watchers = await findWatchers(change.db, bugId)
  return watchers.filter(
    (watcher) =>
      watcher.id !== change.scope.user.id && allows(staff('bug-tracker', 'view'), watcher, member),
  )
}

type Telling = { bug: Told; news: News; told: Watcher[]; lang: Lang }

async function tell(change: BugChange, { bug, news, told, lang }: Telling): Promise<void> {
  const t = translator(messages, lang)
  const { number, title } = bug
  const sentence = t(`notice.${news.kind}`, { who: displayName(change.scope.user), number, title })
  const path = `bugtracker/edit/${bug.id}`
  const base = change.scope.config.get(adminCenterSection).url
  const mail = await renderMail(
    {
      title: sentence,
      paragraphs: paragraphsOf(news, lang),
      action: { label: t('notice.open'), url: `/${base}/${path}` },
      footer: t('notice.footer'),
      lang,
    },
    change.scope,
  )
  await notify(change, {
    userIds: told.map((watcher) => watcher.id),
    kind: `bug.${news.kind}`,
    title: oneLine(sentence),
    link: path,
    mail: { subject: oneLine(`[#${number}] ${title}`), html: mail.html, text: mail.text },
  })
}

function paragraphsOf({ differences = [], why, comment }: News, lang: Lang): string[] {
  const lines = differences.map((difference) => describeDifference(difference, lang)).join('\n')
  return [lines, why ?? '', comment ?? ''].filter(Boolean)
}
