import { boolean } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { image } from '#kernel/admin/fields/kinds/file-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { fileSource } from '#modules/files/admin/pickers.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import classes from '../edit/edit.module.css'
import { FieldsForm } from '../edit/fields-form.tsx'
import { useFacts } from '../facts/use-facts.ts'
import { editMessages } from '../messages.ts'
import { SearchPreview, SocialPreview } from '../seo/previews.tsx'
import type { DetailsProps } from './general-tab.tsx'

const FIELDS = {
  meta_title: text({ max: 200 }),
  meta_description: multiline({ max: 500, rows: 3 }),
  og_image: image(fileSource),
  noindex: boolean(),
}

/** What search engines and shared links say of the page, beside how that looks. */
export function SeoTab({ page, draft, editing, isReadOnly }: DetailsProps) {
  const t = useMessages(editMessages)
  const { title, meta_title, meta_description, og_image, noindex } = editing.content.fields
  const route = page.languages[draft.lang]?.route ?? page.route
  const fill = useFacts(draft.lang)
  const seen = {
    ...fill({ title: meta_title || title, description: meta_description }),
    address: `${window.location.host}${route}`,
  }
  return (
    <div className={classes.column}>
      <CardSection title={t('seo.title')}>
        <FieldsForm editing={editing} fields={FIELDS} isReadOnly={isReadOnly} />
      </CardSection>
      <CardSection title={t('seo.search')}>
        {noindex ? <p className={classes.quiet}>{t('seo.hidden')}</p> : <SearchPreview {...seen} />}
      </CardSection>
      <CardSection title={t('seo.social')}>
        <SocialPreview {...seen} picture={og_image} />
      </CardSection>
    </div>
  )
}
