import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { CaptchaFields } from '#kernel/site/captcha/captcha.tsx'
import { blockMessages } from '../messages.ts'
import type { contactForm } from './block.ts'
import { ContactFields } from './fields.tsx'

/**
 * A plain form. The page is shared by everyone, so it has no question of its own: where no script
 * solves the puzzle, the page it goes to asks one.
 */
export function ContactFormView({ id, props, data, lang }: PropsOf<typeof contactForm>) {
  if (!data) return null
  const t = translator(blockMessages, lang)
  const titleId = `${id}-title`
  return (
    <section className="contact-form" aria-labelledby={titleId}>
      <h2 id={titleId}>{props.title || t('contact.title')}</h2>
      {props.lead && <p>{props.lead}</p>}
      <form method="post" action={data.action} className="form" data-plain>
        <ContactFields fields={data.fields} form={{ typed: {}, faults: {} }} lang={lang} />
        <CaptchaFields stamp={null} lang={lang} />
        <button type="submit" className="button">
          {props.submit || t('contact.submit')}
        </button>
      </form>
    </section>
  )
}
