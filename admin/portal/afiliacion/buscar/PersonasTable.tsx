import { formatInterno } from '#domain/afiliacion/tipo-movimiento.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { PersonaTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { ReactElement } from 'react'

interface PersonasTableProps {
  personas: readonly PersonaTramite[]
  chosen: PersonaTramite | undefined
  onChoose: (persona: PersonaTramite) => void
  onDetails: ((persona: PersonaTramite) => void) | undefined
}

/** The people found: who may be chosen has "Seleccionar", who may not has why. */
export function PersonasTable({ personas, chosen, onChoose, onDetails }: PersonasTableProps): ReactElement {
  const columns: readonly Column<PersonaTramite>[] = [
    {
      key: 'interno',
      header: 'No. Interno',
      mono: true,
      cell: ({ interno }) => (interno > 0 ? formatInterno(interno) : '–'),
    },
    {
      key: 'nombre',
      header: 'Nombre',
      wrap: true,
      cell: ({ nombre, ajena, entidad }) => (
        <>
          <strong>{nombre}</strong>
          {ajena && <div className="small secondary">{entidad}</div>}
        </>
      ),
    },
    { key: 'curp', header: 'CURP', mono: true, cell: ({ curp }) => curp || '–' },
    {
      key: 'puesto',
      header: 'Puesto',
      wrap: true,
      cell: ({ puesto, departamento }) => (
        <>
          {puesto || 'N/A'}
          {departamento && <div className="small secondary">{departamento}</div>}
        </>
      ),
    },
    {
      key: 'situacion',
      header: 'Situación',
      cell: ({ situacion, movimientoAbierto }) => (
        <>
          <SituacionTag letra={situacion} />
          {movimientoAbierto && <div className="mono small secondary">{movimientoAbierto}</div>}
        </>
      ),
    },
    {
      key: 'acciones',
      header: 'Acciones',
      wrap: true,
      cell: (persona) => (
        <>
          {persona.porQue === '' ? (
            <Button size="sm" onClick={() => onChoose(persona)} aria-label={`Seleccionar a ${persona.nombre}`}>
              Seleccionar
            </Button>
          ) : (
            <span className="small secondary">{persona.porQue}</span>
          )}
          {persona.otro && (
            <div>
              <LinkButton size="sm" to={persona.otro.ruta}>
                {persona.otro.etiqueta}
              </LinkButton>
            </div>
          )}
          {onDetails && (
            <div className="buscar-detalles">
              <Button
                size="sm"
                variant="quiet"
                onClick={() => onDetails(persona)}
                aria-label={`${persona.pideCurp ? 'Dar la CURP' : 'Ver detalles'} de ${persona.nombre}`}
              >
                {persona.pideCurp ? 'Dar la CURP' : 'Detalles'}
              </Button>
            </div>
          )}
        </>
      ),
    },
  ]
  return (
    <div className="buscar-encontradas">
      <DataTable
        caption="Personas encontradas"
        columns={columns}
        rows={personas}
        rowKey={({ id }) => id}
        isSelected={(persona) => persona === chosen}
      />
    </div>
  )
}
