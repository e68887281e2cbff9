import { Reply } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { useTramite } from './tramite-context.ts'
import type { ReactElement } from 'react'

/** Under a field: what the return asked to correct in it, by the form's path. Nothing when it marked another. */
export function NotaCampo({ path }: { path: string }): ReactElement | null {
  const campos = useTramite().corregida?.campos ?? {}
  const nota = campos[`datosPersonales.${path}`] ?? campos[`datosLaborales.${path}`]
  if (nota === undefined) return null
  return (
    <span className="tramite-aviso">
      <Icon icon={Reply} size={14} /> Por corregir: {nota}
    </span>
  )
}
