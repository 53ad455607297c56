import { useNavigate } from 'react-router'
import { useAdminPath } from '#kernel/admin/session.tsx'
import type { Lang } from '#kernel/i18n/messages.ts'
import { usePageRoom } from './room-context.tsx'

/** Opens the page in another language; everything written in this one is on its way first. */
export function useLanguage(): (lang: Lang) => void {
  const { page, lang: now, saver, session, designer } = usePageRoom()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const go = async (lang: Lang) => {
    if (lang === now) return
    designer.write(null)
    saver.pass()
    // What cannot be stored keeps one here: it says itself why.
    if (await session.getState()?.flush()) {
      await navigate(adminPath(`pages/design/${page._id}?lang=${lang}`))
    }
  }
  return (lang) => void go(lang)
}
