import { Link } from 'react-router'
import { useAdminPath, useTexts } from '#kernel/admin/session.tsx'
import { LANGS } from '#kernel/i18n/texts.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import type { Page } from '../../contract-page.ts'
import { toneOf, useStageWords } from '../page-status.tsx'
import { pagePath } from '../paths.ts'
import { browseTexts } from '../texts.ts'
import classes from './page-row.module.css'

/** Both languages of a page, each with how it stands; a click opens that one. */
export function LangChips({ page }: { page: Page }) {
  const t = useTexts(browseTexts)
  const say = useStageWords()
  const adminPath = useAdminPath()
  return (
    <span className={classes.chips}>
      {LANGS.map((lang) => {
        const state = page.languages[lang]
        const words = t('lang.chip', { lang: t(`lang.${lang}`), status: say(state) })
        return (
          <Tooltip key={lang} label={words}>
            <Link
              to={adminPath(pagePath(page._id, lang))}
              className={classes.chip}
              data-tone={toneOf(state)}
              data-missing={state === undefined || undefined}
              aria-label={words}
            >
              {lang}
            </Link>
          </Tooltip>
        )
      })}
    </span>
  )
}
