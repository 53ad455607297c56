import { VisuallyHidden } from '@mantine/core'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import type { Draft } from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import { BlockList } from '../blocks/outline/block-list.tsx'
import { useOutline } from '../blocks/outline/use-outline.ts'
import { usePublishNeeds } from '../shown-page.ts'
import { editTexts } from '../texts.ts'
import { AccessCard } from './access-card.tsx'
import { AddressCard } from './address-card.tsx'
import { TYPES } from './draft-content.ts'
import classes from './edit.module.css'
import { FieldsForm } from './fields-form.tsx'
import { LookCard } from './look-card.tsx'
import { PlaceCard } from './place-card.tsx'
import { StateCard } from './state-card.tsx'
import type { DraftEditing } from './use-draft.ts'

const TITLE = { title: text({ required: true, max: 200 }) }
const LINKTEXT = { linktext: text({ max: 100 }) }

type Props = {
  page: Page
  draft: Draft
  editing: DraftEditing
  isReadOnly: boolean
  /** Only texts and pictures may be changed. */
  isFixed: boolean
}

/** Title and blocks, and beside them everything that says where and how the page stands. */
export function ContentTab({ page, draft, editing, isReadOnly, isFixed }: Props) {
  const t = useTexts(editTexts)
  const { content, faults, changeBlocks } = editing
  const outline = useOutline({
    types: TYPES,
    blocks: content.blocks,
    lang: draft.lang,
    view: page.template.view,
    onChange: changeBlocks,
  })
  const state = page.languages[draft.lang]
  const isLocked = isReadOnly || isFixed
  const needsPublish = usePublishNeeds().toChange(page)
  const structure = { page, isReadOnly: isLocked || needsPublish, isHinted: needsPublish }
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <CardSection title={t('outline.title')}>
          <div className={classes.fields}>
            <FieldsForm editing={editing} fields={TITLE} isReadOnly={isReadOnly} />
            <div>
              <BlockList
                blocks={content.blocks}
                parent={null}
                slot=""
                outline={outline}
                errors={faults.blocks}
                isReadOnly={isReadOnly}
                isFixed={isFixed}
              />
            </div>
          </div>
          <VisuallyHidden role="status">{outline.said}</VisuallyHidden>
        </CardSection>
      </div>
      <div className={classes.column}>
        <StateCard draft={draft} state={state} />
        <AddressCard editing={editing} state={state} isReadOnly={isLocked} />
        <PlaceCard {...structure} part="place" />
        <PlaceCard {...structure} part="menu">
          <FieldsForm editing={editing} fields={LINKTEXT} isReadOnly={isReadOnly} />
        </PlaceCard>
        <AccessCard {...structure} />
        <LookCard editing={editing} isReadOnly={isLocked} />
      </div>
    </div>
  )
}
