import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { blockMessages } from '../messages.ts'
import type { OpenPositions } from './block.ts'

/** Open positions with what one wants to know first; in the block and on the page of all of them. */
export function PositionList({ positions, apply, lang }: OpenPositions & { lang: Lang }) {
  const t = translator(blockMessages, lang)
  return (
    <>
      {positions.length === 0 && <p className="quiet-words">{t('positions.empty')}</p>}
      <ul className="plain-list file-list">
        {positions.map(({ id, href, title, facts }) => (
          <li key={id}>
            <a className="file-link" href={href}>
              <span className="file-words">
                <span className="file-name">{title}</span>
                <span className="file-facts">{facts}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {apply && (
        <p>
          <a className="button" href={apply}>
            {t('positions.apply')}
          </a>
        </p>
      )}
    </>
  )
}
