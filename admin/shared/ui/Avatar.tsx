import { classNames } from './class-names.ts'
import type { ReactElement } from 'react'
import './surfaces.css'

function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words[words.length - 1] : undefined]
    .map((word) => word?.charAt(0).toLocaleUpperCase('es-MX') ?? '')
    .join('')
}

/** Photo or initials; decorative, the name stands beside it. */
export function Avatar({
  name,
  src,
  size = 'sm',
}: {
  name: string
  src?: string | null
  size?: 'sm' | 'lg'
}): ReactElement {
  return (
    <span className={classNames('avatar', size === 'lg' && 'avatar-lg')} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initials(name) || '·'}
    </span>
  )
}
