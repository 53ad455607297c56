import { Anchor, Button } from '@mantine/core'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { CallError } from '#kernel/client/call-error.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import type { LangState } from '../../contract-page.ts'
import { editTexts } from '../texts.ts'
import classes from './edit.module.css'
import { FieldsForm } from './fields-form.tsx'
import type { DraftEditing } from './use-draft.ts'

const FIELDS = { slug: text({ max: 120, code: true }), path: text({ max: 300, code: true }) }

type Props = { editing: DraftEditing; state: LangState | undefined; isReadOnly: boolean }

/** The address now and after publishing; a taken one comes with a free one to take. */
export function AddressCard({ editing, state, isReadOnly }: Props) {
  const t = useTexts(editTexts)
  const slug = suggestionOf(editing)
  const take = () => {
    if (slug) editing.setField('slug', slug)
    void editing.store.flush()
  }
  return (
    <CardSection title={t('side.address')}>
      <FieldsForm editing={editing} fields={FIELDS} isReadOnly={isReadOnly} />
      {slug && (
        <Button variant="default" mt="xs" onClick={take}>
          {t('side.takeSuggestion', { slug })}
        </Button>
      )}
      <div className={classes.facts}>
        {state?.liveRoute && (
          <span className={classes.address}>
            {t('side.now')} <Anchor href={state.liveRoute}>{state.liveRoute}</Anchor>
          </span>
        )}
        {state && state.route !== state.liveRoute && (
          <span className={classes.address}>
            {t('side.later')} <strong>{state.route}</strong>
          </span>
        )}
      </div>
    </CardSection>
  )
}

function suggestionOf({ state }: DraftEditing): string | undefined {
  if (state.phase !== 'failed' || !(state.error instanceof CallError)) return undefined
  const { suggestion } = state.error.details
  return typeof suggestion === 'string' ? suggestion : undefined
}
