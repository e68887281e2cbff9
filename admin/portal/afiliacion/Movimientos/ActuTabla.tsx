import { TIPO_ACTUALIZACION } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ListaSolicitudes } from './ListaSolicitudes.tsx'
import type { ReactElement } from 'react'

const ACTUALIZACIONES = { tipoId: TIPO_ACTUALIZACION }

/** `actuTabla`: updates that were saved and the state of each (specification 1 §4.2). */
export default function ActuTabla(): ReactElement {
  return (
    <>
      <PageHeader vista="actuTabla" />
      <ListaSolicitudes
        permanente={ACTUALIZACIONES}
        acciones={(row) => (
          <LinkButton size="sm" to={`/dashboard?vista=validacionActu&movimiento=${row.folio}&volver=actuTabla`}>
            Revisar
          </LinkButton>
        )}
      />
    </>
  )
}
