import { useElementSize } from '@mantine/hooks'
import classes from './done.module.css'

const WIDTH = 1280
const HEIGHT = 960

/** The home page as visitors see it, small; nothing in it can be pressed, and no script runs. */
export function SitePicture({ label }: { label: string }) {
  const { ref, width } = useElementSize()
  return (
    <div ref={ref} className={classes.picture} inert>
      {width > 0 && (
        <iframe
          title={label}
          src="/"
          sandbox="allow-same-origin"
          style={{ width: WIDTH, height: HEIGHT, transform: `scale(${width / WIDTH})` }}
        />
      )}
    </div>
  )
}
