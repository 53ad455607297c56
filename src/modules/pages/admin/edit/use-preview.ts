import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { notify } from '#ui/notification/notify.tsx'
import { createPreview } from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import { editTexts } from '../texts.ts'
import type { DraftEditing } from './use-draft.ts'

/** A secret address of the draft: opened in a new tab, or copied to send it to someone. */
export function usePreview(page: Page, editing: DraftEditing, lang: 'de' | 'en') {
  const t = useTexts(editTexts)
  const { user } = useSession()
  const { attempt } = useAttempt()
  const make = async () => {
    await editing.store.flush()
    return call(createPreview, { params: { id: page._id }, body: { lang } })
  }
  return {
    open: () => {
      // Opened at once: a browser blocks windows that come later than the click.
      const tab = window.open('', '_blank')
      return attempt(async () => {
        const { url } = await make()
        if (tab) tab.location.href = url
      })
    },
    copy: () =>
      attempt(async () => {
        const { url, expires, isForStaff } = await make()
        try {
          await navigator.clipboard.writeText(url)
          const moment = formatMoment(expires, user.lang)
          notify({ content: t(isForStaff ? 'act.previewInside' : 'act.previewCopied', { moment }) })
        } catch {
          // Without https or permission a browser lets only the person copy.
          notify({ type: 'warning', content: t('act.previewByHand', { url }) })
        }
      }),
  }
}
