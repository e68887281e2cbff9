import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { RechazosDialog } from '#admin/shared/ui/capas/RechazosDialog.tsx'
import type { RespuestaCierres } from '#domain/quincenas/cierre.ts'
import type { ReactElement } from 'react'

interface CierresRechazadosProps {
  rechazados: RespuestaCierres['rechazados']
  onClose: () => void
}

/** The closes that an act on several left as they were, each with its reason. */
export function CierresRechazados({ rechazados, onClose }: CierresRechazadosProps): ReactElement {
  return (
    <RechazosDialog
      title={cuentaTexto(rechazados.length, 'cierre quedó igual', 'cierres quedaron igual')}
      rechazados={rechazados.map(({ id, entidad, error }) => ({ key: id, nombre: <strong>{entidad}</strong>, error }))}
      onClose={onClose}
    />
  )
}
