import { IconCloudUpload } from '@tabler/icons-react'
import classes from './drop-veil.module.css'

/** Says that the window takes what is being dragged. */
export function DropVeil({ isShown, label }: { isShown: boolean; label: string }) {
  if (!isShown) return null
  return (
    <div className={classes.veil}>
      <p className={classes.sign}>
        <IconCloudUpload size={32} stroke={1.5} aria-hidden />
        {label}
      </p>
    </div>
  )
}
