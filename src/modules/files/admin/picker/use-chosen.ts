import { useState } from 'react'
import type { StoredFile } from '../../contract-file.ts'
import type { FileWish } from './wishes.ts'

/** What has been chosen so far, in the order in which it was. */
export function useChosen({ isMany = false, kinds }: FileWish) {
  const [chosen, setChosen] = useState<readonly StoredFile[]>([])
  const isOne = (file: StoredFile) => (other: StoredFile) => other._id === file._id
  return {
    chosen,
    toggle: (file: StoredFile) =>
      setChosen((now) => {
        if (now.some(isOne(file))) return now.filter((other) => other._id !== file._id)
        return isMany ? [...now, file] : [file]
      }),
    /** What was uploaded meanwhile is meant, if it is of the right kind. */
    take: (file: StoredFile) => {
      if (kinds && !kinds.includes(file.kind)) return
      setChosen((now) => {
        if (now.some(isOne(file))) return now
        return isMany ? [...now, file] : [file]
      })
    },
  }
}
