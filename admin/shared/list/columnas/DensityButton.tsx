import { Rows2, Rows3 } from 'lucide-react'
import { usePreferences } from '#admin/providers/preferences-context.ts'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import type { ReactElement } from 'react'

/** Compact or comfortable rows, everywhere in the portal. */
export function DensityButton(): ReactElement {
  const { density, setDensity } = usePreferences()
  const compact = density === 'compacta'
  return (
    <IconButton
      icon={compact ? Rows3 : Rows2}
      label={compact ? 'Filas cómodas' : 'Filas compactas'}
      onClick={() => setDensity(compact ? 'comoda' : 'compacta')}
      className="lista-densidad"
    />
  )
}
