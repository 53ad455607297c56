import { Button, Radio, Text } from '@mantine/core'
import { useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { Modal } from '#ui/modal/modal.tsx'
import type { Draft } from '../../../contract-drafts.ts'
import { blockName } from '../../blocks/outline/block-words.ts'
import { editMessages } from '../../messages.ts'
import { plainText } from '../../versions/diff-blocks.ts'
import { diffFields } from '../../versions/diff-fields.ts'
import classes from '../edit.module.css'
import { type Content, contentOf, TYPES } from './draft-content.ts'
import {
  type Choice,
  type Choices,
  conflictsBetween,
  mergeDrafts,
  topBlock,
} from './merge-drafts.ts'
import type { DraftEditing } from './use-draft.ts'

type Props = { editing: DraftEditing; current: Draft; isOpen: boolean; onClose(): void }

/** Someone saved meanwhile: for each block one of both states holds. */
export function ConflictDialog({ editing, current, isOpen, onClose }: Props) {
  const t = useMessages(editMessages)
  const { lang } = useSession().user
  const labels = useDialogLabels()
  const [choices, setChoices] = useState<Choices>({})
  const [mine, theirs] = [editing.content, contentOf(current)]
  const finish = (content: Content) => {
    void editing.store.resolve(current, content)
    onClose()
  }
  const choose = (id: string) => (choice: Choice) => setChoices((now) => ({ ...now, [id]: choice }))
  const nameOf = (id: string) => {
    const block = topBlock(mine, id) ?? topBlock(theirs, id)
    return block ? blockName(t, { block, type: typeOf(TYPES, block) }, lang) : id
  }
  const words = (content: Content, id: string) => plainText(topBlock(content, id)?.props)
  const fields = diffFields(theirs.fields, mine.fields)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('conflict.title')}
      labels={labels}
      size="xl"
      footer={
        <>
          <Button variant="default" onClick={() => finish(theirs)}>
            {t('conflict.discard')}
          </Button>
          <Button onClick={() => finish(mergeDrafts(mine, theirs, choices))}>
            {t('conflict.apply')}
          </Button>
        </>
      }
    >
      <Text mb="md">
        {t('conflict.text', { name: current.saved_by?.name ?? t('conflict.someone') })}
      </Text>
      {fields.length > 0 && (
        <TwoSides
          name={t('conflict.pageFields')}
          mine={fields.map(({ after }) => after).join('\n')}
          theirs={fields.map(({ before }) => before).join('\n')}
          value={choices.fields ?? 'mine'}
          onChange={choose('fields')}
        />
      )}
      {conflictsBetween(mine, theirs).map((id) => (
        <TwoSides
          key={id}
          name={nameOf(id)}
          mine={words(mine, id)}
          theirs={words(theirs, id)}
          value={choices[id] ?? 'mine'}
          onChange={choose(id)}
        />
      ))}
    </Modal>
  )
}

type SidesProps = {
  name: string
  mine: string
  theirs: string
  value: Choice
  onChange(choice: Choice): void
}

function TwoSides({ name, mine, theirs, value, onChange }: SidesProps) {
  const t = useMessages(editMessages)
  return (
    <Radio.Group
      label={name}
      value={value}
      onChange={(choice) => onChange(choice === 'theirs' ? 'theirs' : 'mine')}
    >
      <div className={classes.choice}>
        <div className={classes.side}>
          <Radio value="mine" label={t('conflict.mine')} mb="xs" />
          {mine || t('conflict.nothing')}
        </div>
        <div className={classes.side}>
          <Radio value="theirs" label={t('conflict.theirs')} mb="xs" />
          {theirs || t('conflict.nothing')}
        </div>
      </div>
    </Radio.Group>
  )
}
