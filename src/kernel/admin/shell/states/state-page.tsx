import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSession } from '../../session.tsx'
import { useScreen } from '../route/screen-handle.ts'

/** A state in place of a whole screen: the page keeps its name as heading. */
export function StatePage({ children }: { children: ReactNode }) {
  const { lang } = useSession().user
  return (
    <>
      <VisuallyHidden component="h1">{useScreen()?.title[lang] ?? 'Kontor'}</VisuallyHidden>
      {children}
    </>
  )
}
