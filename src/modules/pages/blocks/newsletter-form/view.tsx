import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { CaptchaFields } from '#kernel/site/captcha/captcha.tsx'
import { blockMessages } from '../messages.ts'
import type { newsletterForm } from './block.ts'
import { SignUpFields } from './fields.tsx'

/**
 * A plain form. The page is shared by everyone, so it has no question of its own: where no script
 * solves the puzzle, the page it goes to asks one.
 */
export function NewsletterFormView({ id, props, data, lang }: PropsOf<typeof newsletterForm>) {
  if (!data || data.lists.length === 0) return null
  const t = translator(blockMessages, lang)
  const titleId = `${id}-title`
  return (
    <section className="contact-form" aria-labelledby={titleId}>
      <h2 id={titleId}>{props.title || t('newsletter.title')}</h2>
      {props.lead && <p>{props.lead}</p>}
      <form method="post" action={data.action} className="form" data-plain>
        <SignUpFields
          id={id}
          lists={data.lists}
          tracking={data.tracking}
          form={{ typed: {}, faults: {} }}
          lang={lang}
        />
        <CaptchaFields stamp={null} lang={lang} />
        <button type="submit" className="button">
          {props.submit || t('newsletter.submit')}
        </button>
      </form>
    </section>
  )
}
