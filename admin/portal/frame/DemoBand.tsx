import { FlaskConical } from 'lucide-react'
import { useTema } from '#admin/providers/use-tema.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement } from 'react'

/** On every page of the demo. */
export function DemoBand(): ReactElement | null {
  const tema = useTema()
  if (!tema?.demo) return null
  return (
    <div className="demo-band" role="note">
      <Icon icon={FlaskConical} size={14} /> Datos de demostración: ninguna persona es real
    </div>
  )
}
