import { UserRound } from 'lucide-react'
import { initials } from '#domain/identidad/nombre.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { Nombre } from '#domain/identidad/nombre.ts'
import type { ReactElement } from 'react'
import '#admin/shared/ui/pagina/surfaces.css'

/** Photo or initials; decorative, the name stands beside it. */
export function Avatar({
  name,
  src,
  size = 'sm',
}: {
  /** In its parts where they are known. */
  name: string | Nombre
  src?: string | null
  size?: 'sm' | 'lg'
}): ReactElement {
  return (
    <span className={classNames('avatar', size === 'lg' && 'avatar-lg')} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initials(name) || <Icon icon={UserRound} size={size === 'lg' ? 20 : 16} />}
    </span>
  )
}
