import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { FormState } from '#kernel/site/form/form-state.ts'
import { TextField } from '#kernel/site/form/text-field.tsx'
import { blockMessages } from '../messages.ts'
import { LIST_PREFIX, OFFER_FIELD, type OfferedList, TRACKING_FIELD } from './block.ts'

type Props = {
  /** Makes the ids of the fields unique on a page. */
  id: string
  lists: readonly OfferedList[]
  /** What the box says that asks whether opening may be noticed; '' where none is asked. */
  tracking: string
  form: FormState
  lang: Lang
}

/** Address, name and lists. A single list needs no choice, but always says what one agrees to. */
export function SignUpFields({ id, lists, tracking, form, lang }: Props) {
  const t = translator(blockMessages, lang)
  const shared = { form, maxLength: 100 }
  return (
    <>
      <TextField
        form={form}
        id={`${id}-email`}
        name="email"
        type="email"
        label={t('newsletter.email')}
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        {...shared}
        id={`${id}-first-name`}
        name="first_name"
        label={t('newsletter.firstName')}
        autoComplete="given-name"
      />
      <TextField
        {...shared}
        id={`${id}-last-name`}
        name="last_name"
        label={t('newsletter.lastName')}
        autoComplete="family-name"
      />
      <input type="hidden" name={OFFER_FIELD} value={lists.map((list) => list.id).join(',')} />
      {lists.length > 1 ? (
        <ListChoice lists={lists} form={form} lang={lang} />
      ) : (
        <p className="hint">{lists[0]?.wording}</p>
      )}
      {tracking && <TrackingBox wording={tracking} form={form} />}
    </>
  )
}

function TrackingBox({ wording, form }: { wording: string; form: FormState }) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        name={TRACKING_FIELD}
        defaultChecked={form.typed[TRACKING_FIELD] === 'on'}
      />
      <span>{wording}</span>
    </label>
  )
}

function ListChoice({ lists, form, lang }: Pick<Props, 'lists' | 'form' | 'lang'>) {
  const t = translator(blockMessages, lang)
  return (
    <fieldset className="field">
      <legend>{t('newsletter.lists')}</legend>
      {lists.map(({ id, name, description, wording }) => (
        <div key={id}>
          <label className="choice">
            <input
              type="checkbox"
              name={LIST_PREFIX + id}
              defaultChecked={form.typed[LIST_PREFIX + id] === 'on'}
            />
            <span>{description ? `${name}: ${description}` : name}</span>
          </label>
          <p className="hint">{wording}</p>
        </div>
      ))}
      {form.faults.lists && <p className="fault">{form.faults.lists}</p>}
    </fieldset>
  )
}
