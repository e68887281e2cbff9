import { FlaskConical } from 'lucide-react'
import { useInfo } from '#admin/providers/use-info.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement } from 'react'

/** On every page of the demo. */
export function DemoBand(): ReactElement | null {
  const info = useInfo()
  if (!info?.demo) return null
  return (
    <div className="demo-band" role="note">
      <Icon icon={FlaskConical} size={14} /> Datos de demostración: ninguna persona es real
    </div>
  )
}
