import type { Picture } from '../pictures.ts'

type PictureProps = {
  picture: Picture
  alt: string
  /** Seen at once: fetched first instead of late. */
  isFirst?: boolean
}

export function PictureView({ picture, alt, isFirst }: PictureProps) {
  const { src, width, height } = picture
  const loading = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  return <img src={src} width={width} height={height} alt={alt} {...loading} />
}
