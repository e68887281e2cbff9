import { Link } from 'react-router-dom'
import { rechazoTexto, rutaCierre, type RespuestaCierres } from '#domain/quincenas/cierre.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { RechazosDialog } from '#admin/shared/ui/capas/RechazosDialog.tsx'
import { EnlaceRevision } from './cierre/EnlaceRevision.tsx'
import type { ReactElement } from 'react'

type Rechazado = RespuestaCierres['rechazados'][number]

interface CierresIgualesProps {
  codigo: string
  rechazados: readonly Rechazado[]
  onClose: () => void
}

/** Closes that an act on many left as they were: each entity once, why, and where that is decided. */
export function CierresIguales({ codigo, rechazados, onClose }: CierresIgualesProps): ReactElement {
  return (
    <RechazosDialog
      title={cuentaTexto(rechazados.length, 'cierre quedó igual', 'cierres quedaron igual')}
      rechazados={rechazados.map((rechazado) => ({ key: rechazado.id, error: <Porque {...{ codigo, rechazado }} /> }))}
      onClose={onClose}
    />
  )
}

function Porque({ codigo, rechazado }: { codigo: string; rechazado: Rechazado }): ReactElement {
  const { entidad, clave, entidadId, bloqueos } = rechazado
  if (entidadId === null || bloqueos.length === 0)
    return (
      <>
        {rechazoTexto(rechazado)} {clave !== '' && <Link to={rutaCierre(codigo, clave)}>Abrir el cierre</Link>}
      </>
    )
  return (
    <>
      <Link to={rutaCierre(codigo, clave)}>{entidad}</Link>
      <ul className="plain">
        {bloqueos.map((revision) => (
          <li key={revision.codigo}>
            {revision.texto}
            {revision.ejemplos.length > 0 && ` (${formatCuenta(revision.cuantos)})`}{' '}
            <EnlaceRevision codigo={codigo} revision={revision} entidad={{ id: entidadId, clave }} />
          </li>
        ))}
      </ul>
    </>
  )
}
