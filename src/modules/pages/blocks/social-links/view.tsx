import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { blockMessages } from '../messages.ts'
import type { socialLinks } from './block.ts'

/** Shows nothing as long as the facts name no network. */
export function SocialLinksView({ props, data, lang }: PropsOf<typeof socialLinks>) {
  if (!data || data.links.length === 0) return null
  const t = translator(blockMessages, lang)
  return (
    <div className="social-block">
      <h3>{props.title || t('social.title')}</h3>
      <ul className="plain-list">
        {data.links.map(({ href, label }) => (
          <li key={href}>
            <a className="button quiet" href={href} rel="me noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
