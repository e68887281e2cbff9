import type { EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import type { KeyValue } from '#admin/shared/ui/datos/KeyValueList.tsx'

interface Aprobado {
  readonly estado: EstadoTramite
  readonly archivoId: string
  readonly solicitado: string
  readonly primera: string
  readonly resuelto: string
  readonly nota: string
  readonly observaciones: string
}

/** The paper of a procedure that two people approve, and who did what. */
export function aprobacionesOf(tramite: Aprobado): readonly KeyValue[] {
  const { estado, archivoId, solicitado, primera, resuelto, nota, observaciones } = tramite
  return [
    {
      label: 'Documento',
      value: (
        <a href={`/api/archivos/${archivoId}`} target="_blank" rel="noopener">
          Ver el documento
        </a>
      ),
    },
    { label: 'Solicitó', value: solicitado },
    { label: 'Primera aprobación', value: primera },
    { label: estado === 'rechazado' ? 'Rechazó' : 'Segunda aprobación', value: resuelto },
    ...(nota === '' ? [] : [{ label: 'Motivo del rechazo', value: nota }]),
    ...(observaciones === '' ? [] : [{ label: 'Observaciones', value: observaciones }]),
  ]
}
