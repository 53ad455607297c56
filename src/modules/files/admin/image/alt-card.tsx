import { Textarea } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import classes from './image-editor.module.css'
import { imageTexts } from './texts.ts'
import type { PictureWords } from './use-picture-edit.ts'

type Props = { words: PictureWords; onWrite(written: Partial<PictureWords>): void }

/** What the picture shows, for those who do not see it, in both languages of the website. */
export function AltCard({ words, onWrite }: Props) {
  const t = useTexts(imageTexts)
  return (
    <CardSection title={t('alt.title')}>
      <div className={classes.side}>
        <Textarea
          label={t('alt.german')}
          description={t('alt.hint')}
          placeholder={t('alt.placeholder')}
          autosize
          minRows={2}
          maxLength={1000}
          value={words.alt}
          onChange={(event) => onWrite({ alt: event.currentTarget.value })}
        />
        <Textarea
          label={t('alt.english')}
          description={t('alt.englishHint')}
          placeholder={t('alt.englishPlaceholder')}
          autosize
          minRows={2}
          maxLength={1000}
          value={words.altEn}
          onChange={(event) => onWrite({ altEn: event.currentTarget.value })}
        />
      </div>
    </CardSection>
  )
}
